// Made from the contract by `npm run generate`; do not edit.
export const ACCOUNT_CALLS = `accountAdmin
search admin/accounts who=Admin paged read
get admin/account value=account who=Admin read
setPermission admin/ value=account who=Admin
revokeSession admin/ value=account who=Admin
revokeSessions admin/ value=account who=Admin
revokeApiKey admin/ value=account who=Admin

accounts
me GET /players/me who=login
setSpoilerFree player/ value=spoilerFree who=login
sessions player/ who=login read
revokeSession player/ value=session who=login
revokeOtherSessions player/ who=login
claimAdmin player/ who=login
export player/ who=login
deleteAccount player/ who=login

announcements
own announcement/ who=login read
dismiss announcement/ value=id who=login
all announcement/ who=Admin paged read
get announcement/ value=id who=Admin read
create announcement/ who=Admin
edit announcement/ value=id who=Admin
publish announcement/ value=id who=Admin
unpublish announcement/ value=id who=Admin
remove announcement/ value=id who=Admin
restore announcement/ value=id who=Admin
history announcement/ value=id who=Admin read
version announcement/ value=id who=Admin read

apiKeys
list player/api_keys who=login read
create player/create_api_key who=login
revoke player/revoke_api_key value=key who=login

articleReactions
own article/own_reaction value=id who=login read
react article/ value=id who=login

articles
blogThumbnails other/ paged read
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
groupTables tournament/group_table value=id read
matchups tournament/ value=id paged read
recentMatchups tournament/ value=id read
blockedStage tournament/ value=id who=Moderator read
decideStage tournament/ value=id who=Moderator
createMatchups tournament/ value=id who=Moderator
schedule tournament/ value=id who=Moderator

capture
toggles data_capture/get_toggles value=match who=Moderator read
setToggles data_capture/ value=match who=Moderator
createMaps data_capture/ value=match who=Moderator
setLineup data_capture/ value=match who=Moderator
record data_capture/ value=match who=Moderator
undo data_capture/ value=match who=Moderator
remove data_capture/ value=match who=Moderator
removeByTime data_capture/ value=match who=Moderator
removePlayer data_capture/ value=match who=Moderator
clear data_capture/ value=match who=Moderator
finishMap data_capture/ value=match who=Moderator
reopenMap data_capture/ value=match who=Moderator

chat
ownState chat/ who=login read
markRead chat/ value=channel who=login
send chat/ value=channel who=login
edit chat/ value=id who=login
deleteOwn chat/ value=id who=login
report chat/ value=id who=login
staffMessages chat/ value=channel who=Moderator read
remove chat/ value=id who=Moderator
restore chat/ value=id who=Moderator
timeOut chat/ value=player who=Moderator
endTimeOut chat/ value=player who=Moderator
timeOuts chat/ who=Moderator read
words chat/ who=Moderator read
addWord chat/ value=word who=Moderator
deleteWord chat/ value=word who=Moderator
allChannels chat/ who=Moderator read
createChannel chat/ who=Moderator
editChannel chat/ value=id who=Moderator
orderChannels chat/ who=Moderator
archiveChannel chat/ value=id who=Moderator

discord
read POST /discord who=Moderator read
archive POST /discord/messages who=Moderator read
picture discord/ value=id who=Moderator read
getUser GET /discord/user/{id} who=login
user discord/ value=id who=login read
role discord/get_role value=id who=Moderator read
channels discord/guild_channels value=guildId who=Moderator read
roles discord/guild_roles value=guildId who=Moderator read
addUser discord/ value=userId who=Admin
sendEmbed discord/ value=channelId who=Admin
status discord/ who=Moderator read
failedDeliveries discord/ who=Moderator read
retry discord/retry_deliveries value=id who=Admin
unlinkedPlayers discord/ who=Moderator read

files
uploadImage file/ who=login

follows
list follow/ who=login read
matches follow/ who=login read
follow follow/add value=id who=login
unfollow follow/remove value=id who=login

forms
setResponse form/ value=id who=login
checkResponse form/ value=id who=login read
uploadPicture form/ value=id who=login
picture form/ value=id who=login read
all form/ who=Moderator paged read
get form/ value=id who=Moderator read
create form/ who=Moderator
edit form/ value=id who=Moderator
open form/ value=id who=Moderator
close form/ value=id who=Moderator
remove form/ value=id who=Moderator
restore form/ value=id who=Moderator
history form/ value=id who=Moderator read
version form/ value=id who=Moderator read
getResponses form/ value=id who=Moderator paged read
report form/ value=id who=Moderator read
responsesFile GET /forms/{id}/responses.csv who=Moderator file
acceptResponse form/ value=id who=Moderator
refuseResponse form/ value=id who=Moderator
removeResponse form/ value=id who=Moderator
restoreResponse form/ value=id who=Moderator

gameApi
findIds POST /critical-ops/find-ids who=login

giveaways
create giveaway/ who=Admin
edit giveaway/ value=id who=Admin
delete giveaway/ value=id who=Admin
pickWinners giveaway/ value=id who=Admin
listRewards giveaway/ read
getViewerRewards giveaway/ who=login read
enter giveaway/ value=code who=login
entries giveaway/ value=id who=Admin paged read
promotions GET /promotions/all paged
promotionRewards GET /promotions/list-rewards
viewerRewards GET /promotions/viewer-rewards who=login
createPromotion POST /promotions/create who=Admin
deletePromotion DELETE /promotions/{id} who=Admin
enterPromotion POST /promotions/enter who=login

giveawayReview
clusters giveaway/ value=id who=Admin paged
voidEntries giveaway/ value=id who=Admin
restoreEntry giveaway/ value=id who=Admin

highlights
liked highlight/ who=login read
like highlight/ value=id who=login
upload POST /highlights/videos who=login
create highlight/ who=login
next highlight/ who=Moderator|fullclips read
tag highlight/ value=id who=Moderator|fullclips
reject highlight/ value=id who=Moderator|fullclips
reopen highlight/ value=id who=Moderator|fullclips
release highlight/ value=id who=Moderator|fullclips
moments highlight/ value=match who=login read

logs
search POST /log/search who=Moderator paged read
edit POST /log/edit who=Admin
versions moderator/log_versions value=id who=Moderator read
restore moderator/restore_log value=version who=Admin
searches moderator/log_searches who=Moderator read
saveSearch moderator/save_log_search value=name who=Moderator
deleteSearch moderator/delete_log_search value=id who=Moderator
audit moderator/get_log who=Moderator paged read
findAudit moderator/find_log value=query who=Moderator paged read

matchComments
add match_comment/ value=match who=login
edit match_comment/ value=id who=login
deleteOwn match_comment/ value=id who=login
report match_comment/ value=id who=login
remove match_comment/ value=id who=Moderator
removed match_comment/ value=match who=Moderator read
restore match_comment/ value=id who=Moderator
setClosed match_comment/ value=match who=Moderator

matches
create POST /matches who=Moderator
update PATCH /matches/{id} who=Moderator
delete match/delete_match value=id who=Moderator
tournamentMatchup match/ value=tournament read
teamTimes GET /teams/{name}/match-times
reportResult match/ value=id who=login
confirmResult match/ value=id who=login
disputeResult match/ value=id who=login
withdrawReport match/ value=id who=login
reports match/result_reports value=id who=login read
dispute match/ value=id who=Moderator read
pastDisputes match/ who=Moderator paged read
reportPicture match/ value=id who=login read
ruleDispute match/ value=id who=Moderator
undoRuling match/ value=id who=Moderator
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

notes
change POST /notes who=Moderator
read GET /notes/{id} who=Moderator
getNotes player/ value=player who=Moderator read
previewBan moderator/ value=about who=Moderator read
sharedOrigins moderator/ value=player who=Moderator read
addAttachment POST /notes/{id}/attachments/{name} who=Moderator
attachments GET /notes/{id}/attachments who=Moderator
attachment GET /notes/{id}/attachments/{attachmentId} who=Moderator file
deleteAttachment DELETE /notes/{id}/attachments/{attachmentId} who=Moderator
restoreAttachment moderator/ value=id who=Moderator

notifications
markRead POST /notifications/mark-read who=login
markAllRead notification/ value=upTo who=login
list notification/ who=login read
unread notification/ who=login read
preferences notification/get_preferences who=login read
setPreference notification/ value=kind who=login

operations
backups operations/ who=Admin read
backUpNow operations/backup_now who=Admin
health operations/ who=Admin read
calls operations/ who=Admin read
jobs operations/ who=Admin read
retryJobs operations/ who=Admin
discardJobs operations/ who=Admin
switches operations/ who=Admin read
product operations/ who=Admin read

personalHome
get player/home who=login read

pickem
own pickem/ value=id who=login read
save pickem/ value=id who=login
leagues pickem/ who=login read
league pickem/ value=league who=login read
createLeague pickem/ value=name who=login
joinLeague pickem/ value=invite who=login
leaveLeague pickem/ value=league who=login
renewInvite pickem/ value=league who=login
removeMember pickem/ value=league who=login
deleteLeague pickem/ value=league who=login

pictureApproval
list picture_approval/ who=Moderator paged read
waiting picture_approval/ value=team who=login read
picture picture_approval/ value=id who=login read
approve picture_approval/ value=id who=Moderator
reject picture_approval/ value=id who=Moderator
restore picture_approval/ value=id who=Moderator

players
streamInformation player/ value=id read
recentMatches player/ value=id read
saveProfile player/ who=login
checkGameId player/ value=gameId who=login
changeName player/ value=id who=login
changeGameId player/ value=id who=login
changeDeviceId player/ value=id who=login
changeDescription player/ value=team who=login
changePhoto player/ value=id who=login
changeCountry player/ value=id who=login
changeLinks player/ value=id who=login
changeRoles player/ value=id who=login
lookForTeam player/ value=id who=login
facts player/get_facts value=target_id who=Admin|readfacts read
setFacts player/ value=target_id who=Admin|readfacts

properties
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
whitelist queue/ who=Admin|editstream
whitelistLinks queue/ who=Admin|editstream
revokeWhitelist queue/ value=id who=Admin|editstream

ratings
rebuild ratings/ who=Admin
rebuildProgress ratings/ who=Admin read

rooms
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

show
desk show/ who=Admin|editstream read
act show/ who=Admin|editstream
log show/ who=Admin|editstream read
undo show/ who=Admin|editstream
redo show/ who=Admin|editstream
attend show/ who=Admin|editstream
leave show/ who=Admin|editstream
sources show/ who=Admin|editstream
renewSourceKey show/ who=Admin|editstream

staff
leaderboard GET /leaderboards/staff-activity who=Moderator
messages POST /activity/messages who=Moderator read
activity admin/ value=user who=Admin paged read
addActivity admin/ value=user who=Admin
current admin/get_staff who=Moderator read
former admin/get_ex_staff who=Moderator read

statistics
teamMaps team/mapstats value=team read

store
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
teamInfo GET /stream/configuration/cache/teamInfo
infoCard stream/info-card read
gameDesk stream/ who=Admin|editstream read
directGame stream/ who=Admin|editstream
undoGame stream/ who=Admin|editstream
speakers stream/ who=Admin|editstream read
saveSpeaker stream/ who=Admin|editstream
deleteSpeaker stream/ value=id who=Admin|editstream
sponsors stream/ who=Admin|editstream read
saveSponsor stream/ who=Admin|editstream
orderSponsors stream/ who=Admin|editstream
deleteSponsor stream/ value=id who=Admin|editstream
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
information team/get_information value=team who=Admin|readfacts read
addInformation team/ value=team who=Admin|readfacts
deleteInformation team/ value=team who=Admin|readfacts
create player/createteam value=name who=login
disband player/disband_team value=team who=login
join player/join_team value=team who=login
askToJoin player/ value=team who=login
withdrawRequest player/ value=team who=login
declineInvitation player/ value=team who=login
leave player/leave_team value=team who=login
invitations team/ value=team who=login read
invite player/ value=team who=login
withdrawInvitation player/ value=team who=login
createInvitationLink team/ value=team who=login
deleteInvitationLink team/ value=team who=login
acceptRequest player/ value=team who=login
declineRequest player/ value=team who=login
kick player/ value=team who=login
transferOwnership player/ value=team who=login
changeName team/ value=team who=login
changeRegion team/ value=team who=Moderator
changeTag player/ value=team who=login
editLogo player/ value=team who=login
removeLogo player/ value=team who=login

telemetry
traffic statistics/ who=Admin read
activeNow statistics/ who=Admin read
queueHistory statistics/queue who=Admin read
registrations statistics/ who=Admin read
retention statistics/ who=Admin read
participation statistics/ who=Admin read

terminal
eval admin/ value=code who=Admin
stop admin/stop_eval value=id who=Admin
history admin/terminal_history who=Admin paged read
calls admin/terminal_calls who=Admin read

tournaments
listAll tournament/ who=Moderator paged read
edited tournament/editor value=id who=Moderator read
create POST /tournaments who=Admin
update PATCH /tournaments/{id} who=Admin
duplicate tournament/ value=id who=Admin
editPicture tournament/ value=id who=Admin
archive tournament/ value=id who=Admin
delete tournament/ value=id who=Admin
apply player/ value=id who=login
withdraw tournament/ value=id who=login
checkIn tournament/ value=id who=login
confirmedRules team/ value=tournament who=login read
confirmRules team/ value=tournament who=login
applied GET /tournaments/{id}/teams/applied who=Moderator
appliedTeams tournament/ value=id who=Moderator read
decide tournament/ value=id who=Moderator
addTeam tournament/ value=id who=Moderator
editRoster roster/ value=team who=Moderator
rostersFile GET /tournaments/{id}/rosters.csv who=Moderator file
submitSeeding POST /tournaments/{id}/seeding who=Moderator
ownSeeding GET /tournaments/{id}/seeding/my who=Moderator
submittedSeedings GET /tournaments/{id}/seeding/submitted who=Moderator
draftSeeding tournament/ value=id who=Moderator read
worldsInfo team/worldsinfo value=team read

tutorials
allTips tutorial/ who=Moderator read
tip tutorial/ value=id who=Moderator read
createTip tutorial/ who=Moderator
editTip tutorial/ value=id who=Moderator
publishTip tutorial/ value=id who=Moderator
unpublishTip tutorial/ value=id who=Moderator
removeTip tutorial/ value=id who=Moderator
restoreTip tutorial/ value=id who=Moderator
orderTips tutorial/ who=Moderator
tipHistory tutorial/ value=id who=Moderator read
tipVersion tutorial/ value=id who=Moderator read
editWeapons tutorial/ who=Moderator
editCallouts tutorial/ who=Moderator

voting
castVote match/ value=id who=login
deleteVote match/ value=id who=login
ownVote match/ value=id who=login read
ownVotes match/ who=login paged read
ownRecord match/own_voting_record who=login read
points match/get_voting_points who=login read
hiddenMatches match/get_hidden_voting_matches who=Moderator paged read
createMatch match/create_voting_match who=Moderator
openRound match/open_round_voting value=tournament who=Moderator
closeMatch match/close_voting_match value=id who=Moderator
deleteMatch match/delete_voting_match value=id who=Moderator
hideMatch match/hide_voting_match value=id who=Moderator
linkMatch match/link_voting_match value=id who=Moderator

votingReview
clusters voting/ who=Moderator paged
dismissCluster voting/ value=key who=Moderator
voidCluster voting/ value=key who=Moderator
voidVote voting/ value=match who=Moderator
restoreVote voting/ value=id who=Moderator
voidedVotes voting/ who=Moderator paged read`;
