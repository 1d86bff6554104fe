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

brackets
get GET /tournaments/{id}/bracket
groupTables tournament/group_table value=id read
groupMatchups tournament/ value=id read
matchups tournament/ value=id paged read
matches tournament/ value=id paged read
recentMatchups tournament/ value=id read
roundNames tournament/ value=id read

capture
maps data_capture/get_maps value=match read

chat
channels chat/ read
messages chat/ value=channel read
search chat/
ownState chat/ who=login read
markRead chat/ value=channel who=login
send chat/ value=channel who=login
edit chat/ value=id who=login
deleteOwn chat/ value=id who=login

discord
getUser GET /discord/user/{id} who=login
user discord/ value=id who=login read

files
uploadImage file/ who=login

forms
setResponse form/ value=id who=login
checkResponse form/ value=id who=login read

gameApi
findIds POST /critical-ops/find-ids who=login
statistics game_stats/criticalops value=view cache=60 read
servers criticalops/ cache=30 read

giveaways
listAll giveaway/ paged read
info giveaway/ value=id read
listRewards giveaway/ read
getViewerRewards giveaway/ who=login read
enter giveaway/ value=code who=login
onStream stream/giveaway value=id read
promotions GET /promotions/all paged
promotionRewards GET /promotions/list-rewards
viewerRewards GET /promotions/viewer-rewards who=login
enterPromotion POST /promotions/enter who=login

highlights
search POST /highlights/search paged read

logs
recordEvent POST /logging/player/{id}

matches
get GET /match/{id}
website GET /website/matches/{id}
find POST /matches/find paged read
ticker match/ read
bestOf match/ value=id read
tournamentMatchup match/ value=tournament read
encounters team/ value=team1 read
teamTimes GET /teams/{name}/match-times
reportResult match/ value=id who=login
confirmResult match/ value=id who=login
disputeResult match/ value=id who=login
withdrawReport match/ value=id who=login
reports match/result_reports value=id who=login read

messages
privateConversation discord/ value=userId who=login
unread message/ who=login read
markRead message/ value=userId who=login
block message/ value=userId who=login
unblock message/ value=userId who=login
blocked message/list_blocked who=login read
report message/ value=messageId who=login

moderation
banned GET /banned/all
blacklist GET /website/blacklist paged

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

pictureApproval
waiting picture_approval/ value=team who=login read
picture picture_approval/ value=id who=login read

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

properties
get GET /properties/{id}
read property/ value=id read
write property/ value=id who=login

push
pushEndpoint player/ who=login
hasEndpoint player/ value=endpoint who=login read
testNotification player/ who=login

queue
enter GET /queue/enter/{queueIdentifier}

ratings
player GET /players/{id}/elo
team GET /teams/{name}/elo
topPlayers GET /leaderboards/players paged
playersByElo GET /leaderboards/elo paged
teamsByElo GET /leaderboards/elo-teams paged
seasons ratings/ read

requests
request POST /request
batch requests/ data=requests

rooms
get match/room value=id read
details match/room_details value=id who=login read
checkIn match/ value=id who=login
ready match/ value=id who=login
takeTurn match/veto_turn value=id who=login
setLobby match/lobby value=id who=login
messages match/chat value=id who=login read
send match/chat_send value=id who=login
callStaff match/ value=id who=login
proposeTime match/ value=id who=login
answerTime match/ value=id who=login

search
players POST /players/search read
teams POST /teams/search read
boxPlayers GET /website/search/players/{q}
boxTeams GET /website/search/teams/{q}

statistics
performance GET /players/{id}/performance
sides player/ value=id read
teamMaps team/mapstats value=team read
team team/statistics value=team read
tournamentPlayers tournament/leaderboards value=id paged read

store
items store/ read
order store/ value=id who=login
ownRequests store/ who=login paged read
ownCounts store/ who=login read
claimableRewards store/ who=login read
claimReward store/ value=giveaway who=login
cancel store/cancel_request value=id who=login

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
press GET /stream/press/{token}/{act}

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

teams
summary GET /teams/{name}/info
info team/ value=team read
fullInfo team/ value=team read
website GET /website/teams/{team}
photos team/get_photos value=team read
rosterHistory team/ value=team read
names team/ value=team read
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
changeTag player/ value=team who=login
editLogo player/ value=team who=login
removeLogo player/ value=team who=login

telemetry
appUsage telemetry/

tournaments
get GET /tournaments/{ids}
list GET /tournaments/game/CriticalOps paged
website GET /website/tournaments/{id}
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
roster GET /teams/{team}/roster/{tournament}
getRoster team/ value=team read
fullRoster team/get_full_roster value=team read
seeding GET /tournaments/{id}/seeding
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
leaderboard match/voting_leaderboard paged read
topsFlops match/voting_tops_flops read
seasons match/voting_seasons read
leaderboards GET /votings/leaderboards paged
totalUsers GET /votings/total-users`;
