// Made from the contract by `npm run generate`; do not edit.
export const CALLS = `accounts
login POST /login
playerLogin player/login value=id
register GET /register/{provider}
me GET /players/me who=login
sessions player/ who=login read
revokeSession player/ value=session who=login
revokeOtherSessions player/ who=login
logout player/
saveSession player/ value=id
clearSession player/
claimAdmin player/ who=login
export player/ who=login
deleteAccount player/ who=login

articles
read GET /articles/{slug}
thumbnails GET /articles/thumbnails/{page} paged
newest GET /website/articles/thumbnails/thumbnails
blogThumbnails other/ paged read
feed GET /articles/feed.xml file
all article/ who=Moderator paged read
get article/ value=id who=Moderator read
create article/ who=Moderator
edit article/ value=id who=Moderator
publish article/ value=id who=Moderator
unpublish article/ value=id who=Moderator
remove article/ value=id who=Moderator
restore article/ value=id who=Moderator
history article/ value=id who=Moderator read
version article/ value=id who=Moderator read

brackets
get GET /tournaments/{id}/bracket
groupTables tournament/group_table value=id read
groupMatchups tournament/ value=id read
matchups tournament/ value=id paged read
matches tournament/ value=id paged read
recentMatchups tournament/ value=id read
roundNames tournament/ value=id read
blockedStage tournament/ value=id who=Moderator read
decideStage tournament/ value=id who=Moderator
createMatchups tournament/ value=id who=Moderator

capture
toggles data_capture/get_toggles value=match who=Moderator read
setToggles data_capture/ value=match who=Moderator
createMaps data_capture/ value=match who=Moderator
setLineup data_capture/ value=match who=Moderator
maps data_capture/get_maps value=match read
record data_capture/ value=match who=Moderator
undo data_capture/ value=match who=Moderator
remove data_capture/ value=match who=Moderator
removeByTime data_capture/ value=match who=Moderator
removePlayer data_capture/ value=match who=Moderator
clear data_capture/ value=match who=Moderator
finishMap data_capture/ value=match who=Moderator
reopenMap data_capture/ value=match who=Moderator

discord
read POST /discord who=Moderator read
archive POST /discord/messages who=login read
getUser GET /discord/user/{id} who=login
user discord/ value=id who=login read
role discord/get_role value=id who=Moderator read
channels discord/guild_channels value=guildId who=Moderator read
roles discord/guild_roles value=guildId who=Moderator read
addUser discord/ value=userId who=Admin
sendEmbed discord/ value=channelId who=Admin
status discord/ who=Moderator read

files
uploadImage file/ who=login

forms
getResponses form/ value=id who=Moderator paged read
setResponse form/ value=id who=login
checkResponse form/ value=id who=login read

gameApi
findIds POST /critical-ops/find-ids who=login
statistics game_stats/criticalops value=view cache=60 read
servers criticalops/ cache=30 read

giveaways
listAll giveaway/ paged read
info giveaway/ value=id read
create giveaway/ who=Admin
edit giveaway/ value=id who=Admin
delete giveaway/ value=id who=Admin
pickWinners giveaway/ value=id who=Admin
listRewards giveaway/ read
getViewerRewards giveaway/ who=login read
enter giveaway/ value=code who=login
entries giveaway/ value=id who=Admin paged read
onStream stream/giveaway value=id read
promotions GET /promotions/all paged
promotionRewards GET /promotions/list-rewards
viewerRewards GET /promotions/viewer-rewards who=login
createPromotion POST /promotions/create who=Admin
deletePromotion DELETE /promotions/{id} who=Admin
enterPromotion POST /promotions/enter who=login

highlights
search POST /highlights/search paged read

logs
recordEvent POST /logging/player/{id}
search POST /log/search who=Moderator paged read
edit POST /log/edit who=Admin
audit moderator/get_log who=Moderator paged read
findAudit moderator/find_log value=query who=Moderator paged read

matches
get GET /match/{id}
website GET /website/matches/{id}
find POST /matches/find paged read
ticker match/ read
create POST /matches who=Moderator
update PATCH /matches/{id} who=Moderator
delete match/delete_match value=id who=Moderator
bestOf match/ value=id read
tournamentMatchup match/ value=tournament read
encounters team/ value=team1 read
teamTimes GET /teams/{name}/match-times
reportResult match/ value=id who=login
confirmResult match/ value=id who=login
disputeResult match/ value=id who=login
withdrawReport match/ value=id who=login
reports match/result_reports value=id who=login read
staffCalls match/ who=Moderator read
takeStaffCall match/ value=call who=Moderator
closeStaffCall match/ value=call who=Moderator
readScreenshot POST /ai/screenshot who=Moderator

messages
privateConversation discord/ value=userId who=login
unread message/ who=login read
markRead message/ value=userId who=login
block message/ value=userId who=login
unblock message/ value=userId who=login
blocked message/list_blocked who=login read
report message/ value=messageId who=login
reports message/ who=Moderator paged read
resolveReport message/ value=id who=Moderator

moderation
banned GET /banned/all
blacklist GET /website/blacklist paged

notes
change POST /notes who=Moderator
read GET /notes/{id} who=Moderator
getNotes player/ value=player who=Moderator read
addAttachment POST /notes/{id}/attachments/{name} who=Moderator
attachments GET /notes/{id}/attachments who=Moderator
attachment GET /notes/{id}/attachments/{attachmentId} who=Moderator file
deleteAttachment DELETE /notes/{id}/attachments/{attachmentId} who=Moderator

notifications
markRead POST /notifications/mark-read who=login
markAllRead notification/ value=upTo who=login
list notification/ who=login read
unread notification/ who=login read
preferences notification/get_preferences who=login read
setPreference notification/ value=kind who=login

pickem
get pickem/ value=id read
own pickem/ value=id who=login read
save pickem/ value=id who=login
prediction pickem/ value=id read
leaderboard pickem/ value=id paged read
leagues pickem/ who=login read
league pickem/ value=league who=login read
createLeague pickem/ value=name who=login
invitation pickem/ value=invite
joinLeague pickem/ value=invite who=login
leaveLeague pickem/ value=league who=login
renewInvite pickem/ value=league who=login
removeMember pickem/ value=league who=login
deleteLeague pickem/ value=league who=login

players
get GET /players/{id}
fullInfo player/ value=id read
summary GET /players/{id}/info
info player/ value=id read
website GET /website/players/{id}
streamInformation player/ value=id read
recentMatches player/ value=id read
compare player/ read
names player/ value=id read
freeAgents player/ paged read
countries player/ read
changeName player/ value=id who=login
changeGameId player/ value=id who=login
changeDeviceId player/ value=id who=login
changeDescription player/ value=team who=login
changePhoto player/ value=id who=login
changeCountry player/ value=id who=login
changeLinks player/ value=id who=login
lookForTeam player/ value=id who=login
facts player/get_facts value=target_id who=Admin|readfacts read
setFacts player/ value=target_id who=Admin|readfacts

properties
get GET /properties/{id}
read property/ value=id read
write property/ value=id who=login
updatePermissions property/ value=id who=Admin
create property/ value=id who=Admin
delete property/ value=id who=Admin
all property/ who=Admin read
history property/ value=id who=Admin read

push
pushEndpoint player/ who=login
hasEndpoint player/ value=endpoint who=login read
testNotification player/ who=login

queue
enter GET /queue/enter/{queueIdentifier}
whitelist queue/ who=Admin

ratings
player GET /players/{id}/elo
team GET /teams/{name}/elo
topPlayers GET /leaderboards/players paged
playersByElo GET /leaderboards/elo paged
teamsByElo GET /leaderboards/elo-teams paged
seasons ratings/ read
rebuild ratings/ who=Admin
rebuildProgress ratings/ who=Admin read

requests
request POST /request
batch requests/ data=requests

rooms
get match/room value=id read
details match/room_details value=id who=login read
checkIn match/ value=id who=login
ready match/ value=id who=login
start match/ value=id who=Moderator
startVeto match/veto_start value=id who=Moderator
takeTurn match/veto_turn value=id who=login
undoTurn match/veto_undo value=id who=Moderator
pauseVeto match/veto_pause value=id who=Moderator
resumeVeto match/veto_resume value=id who=Moderator
setLobby match/lobby value=id who=login
messages match/chat value=id who=login read
send match/chat_send value=id who=login
deleteMessage match/chat_delete value=message who=Moderator
callStaff match/ value=id who=login
forfeitNoShow match/ value=call who=Moderator
proposeTime match/ value=id who=login
answerTime match/ value=id who=login

search
players POST /players/search read
teams POST /teams/search read
boxPlayers GET /website/search/players/{q}
boxTeams GET /website/search/teams/{q}

staff
leaderboard GET /leaderboards/staff-activity who=Moderator
messages POST /activity/messages who=Moderator read
activity admin/ value=user who=Admin paged read
addActivity admin/ value=user who=Admin
current admin/get_staff who=Moderator read
former admin/get_ex_staff who=Moderator read

statistics
performance GET /players/{id}/performance
sides player/ value=id read
teamMaps team/mapstats value=team read
team team/statistics value=team read
tournamentPlayers tournament/leaderboards value=id paged read

store
items store/ read
allItems store/ who=Admin read
createItem store/ who=Admin
editItem store/ value=id who=Admin
archiveItem store/ value=id who=Admin
order store/ value=id who=login
ownRequests store/ who=login paged read
ownCounts store/ who=login read
claimableRewards store/ who=login read
claimReward store/ value=giveaway who=login
cancel store/cancel_request value=id who=login
requests store/ who=Moderator paged read
fulfil store/fulfil_request value=id who=Moderator
refuse store/refuse_request value=id who=Moderator

stream
configuration GET /stream/configuration
teamInfo GET /stream/configuration/cache/teamInfo
team GET /stream/teams/{name}
player GET /stream/players/{id}
playerPhoto GET /stream/players/photo/{id}
control stream/ read
tournament stream/ value=tournament read
leaderboard stream/ read
infoCard stream/info-card read
match stream_match/get value=id read
cover stream/ read
configure POST /stream/configuration who=Admin|editstream
configureByAction stream/configure who=Admin|editstream
link stream/ who=Admin|editstream
unpin stream/ who=Admin|editstream
restore stream/ who=Admin|editstream
history stream/ who=Admin|editstream read
desk stream/ who=Admin|editstream read
direct stream/ who=Admin|editstream
press GET /stream/press/{token}/{act}
tokens stream/ who=Admin|editstream read
createToken stream/ who=Admin|editstream
revokeToken stream/ value=id who=Admin|editstream
overlays stream/ who=Admin|editstream read
rehearse stream/ who=Admin|editstream
endRehearsal stream/ who=Admin|editstream
preflight stream/ who=Admin|editstream read
caster stream/ who=Admin|readfacts read
setPronunciation stream/ value=player who=Admin|readfacts

support
myTickets GET /tickets/my-tickets who=login paged
ownBans ticket/ who=login read
open ticket/ who=login
read ticket/ value=id who=login read
answer ticket/ value=id who=login
markSeen ticket/ value=id who=login
typing ticket/ value=id who=login
uploadPicture ticket/ who=login
picture ticket/ value=id who=login read
list ticket/ who=Moderator paged read
userTickets ticket/ value=user who=Moderator read
assignees ticket/ who=Moderator read
assign ticket/ value=id who=Moderator
setState ticket/ value=id who=Moderator
merge ticket/ value=id who=Moderator
unmerge ticket/ value=id who=Moderator
notes ticket/ value=id who=Moderator read
addNote ticket/ value=id who=Moderator
statistics GET /tickets/stats who=Moderator
cannedAnswers ticket/ who=Moderator read
addCannedAnswer ticket/ who=Moderator
editCannedAnswer ticket/ value=id who=Moderator
deleteCannedAnswer ticket/ value=id who=Moderator

teams
summary GET /teams/{name}/info
info team/ value=team read
fullInfo team/ value=team read
website GET /website/teams/{team}
photos team/get_photos value=team read
rosterHistory team/ value=team read
names team/ value=team read
information team/get_information value=team who=Admin|readfacts read
addInformation team/ value=team who=Admin|readfacts
deleteInformation team/ value=team who=Admin|readfacts
create player/createteam value=name who=login
disband player/disband_team value=team who=login
join player/join_team value=team who=login
declineInvitation player/ value=team who=login
leave player/leave_team value=team who=login
invitations team/ value=team who=login read
invite player/ value=team who=login
withdrawInvitation player/ value=team who=login
kick player/ value=team who=login
transferOwnership player/ value=team who=login
changeName team/ value=team who=login
changeRegion team/ value=team who=Moderator
changeTag player/ value=team who=login
editLogo player/ value=team who=login
removeLogo player/ value=team who=login

telemetry
appUsage telemetry/

terminal
eval admin/ value=code who=Admin

tournaments
get GET /tournaments/{ids}
list GET /tournaments/game/CriticalOps paged
website GET /website/tournaments/{id}
listAll tournament/ who=Moderator paged read
edited tournament/editor value=id who=Moderator read
create POST /tournaments who=Admin
update PATCH /tournaments/{id} who=Admin
duplicate tournament/ value=id who=Admin
editPicture tournament/ value=id who=Admin
archive tournament/ value=id who=Admin
delete tournament/ value=id who=Admin
signup GET /tournaments/{id}/signup
requirements tournament/ value=id read
apply player/ value=id who=login
withdraw tournament/ value=id who=login
checkIn tournament/ value=id who=login
requiresRules team/ value=tournament read
confirmedRules team/ value=tournament who=login read
confirmRules team/ value=tournament who=login
registered GET /tournaments/{id}/teams/registered
registeredTeams tournament/ value=id read
applied GET /tournaments/{id}/teams/applied who=Moderator
appliedTeams tournament/ value=id who=Moderator read
decide tournament/ value=id who=Moderator
addTeam tournament/ value=id who=Moderator
roster GET /teams/{team}/roster/{tournament}
getRoster team/ value=team read
fullRoster team/get_full_roster value=team read
editRoster roster/ value=team who=Moderator
rostersFile GET /tournaments/{id}/rosters.csv who=Moderator file
submitSeeding POST /tournaments/{id}/seeding who=Moderator
seeding GET /tournaments/{id}/seeding
ownSeeding GET /tournaments/{id}/seeding/my who=Moderator
submittedSeedings GET /tournaments/{id}/seeding/submitted who=Moderator
draftSeeding tournament/ value=id who=Moderator read
worldsInfo team/worldsinfo value=team read
points team/tournamentpoints value=team read
rankLeaderboard other/tournament_rank_leaderboard paged read
external GET /statistics/external.json
calendar GET /tournaments/{id}/calendar.ics file
teamCalendar GET /teams/{name}/calendar.ics file

voting
castVote match/ value=id who=login
deleteVote match/ value=id who=login
ownVote match/ value=id who=login read
ownVotes match/ who=login paged read
ownRecord match/own_voting_record who=login read
points match/get_voting_points who=login read
matches match/get_voting_matches paged read
match match/get_voting_match value=id read
hiddenMatches match/get_hidden_voting_matches who=Moderator paged read
createMatch match/create_voting_match who=Moderator
openRound match/open_round_voting value=tournament who=Moderator
closeMatch match/close_voting_match value=id who=Moderator
deleteMatch match/delete_voting_match value=id who=Moderator
hideMatch match/hide_voting_match value=id who=Moderator
linkMatch match/link_voting_match value=id who=Moderator
leaderboard match/voting_leaderboard paged read
topsFlops match/voting_tops_flops read
seasons match/voting_seasons read
leaderboards GET /votings/leaderboards paged
totalUsers GET /votings/total-users

votingReview
clusters voting/ who=Moderator paged
dismissCluster voting/ value=key who=Moderator
voidCluster voting/ value=key who=Moderator
voidVote voting/ value=match who=Moderator
restoreVote voting/ value=id who=Moderator
voidedVotes voting/ who=Moderator paged read`;
