// Made from the contract by `npm run generate`; do not edit.
export const STAFF_CALLS = `articles
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
blockedStage tournament/ value=id who=Moderator read
decideStage tournament/ value=id who=Moderator
createMatchups tournament/ value=id who=Moderator

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
role discord/get_role value=id who=Moderator read
channels discord/guild_channels value=guildId who=Moderator read
roles discord/guild_roles value=guildId who=Moderator read
addUser discord/ value=userId who=Admin
sendEmbed discord/ value=channelId who=Admin
status discord/ who=Moderator read
failedDeliveries discord/ who=Moderator read
retry discord/retry_deliveries value=id who=Admin
unlinkedPlayers discord/ who=Moderator read

forms
getResponses form/ value=id who=Moderator paged read

giveaways
create giveaway/ who=Admin
edit giveaway/ value=id who=Admin
delete giveaway/ value=id who=Admin
pickWinners giveaway/ value=id who=Admin
entries giveaway/ value=id who=Admin paged read
createPromotion POST /promotions/create who=Admin
deletePromotion DELETE /promotions/{id} who=Admin

giveawayReview
clusters giveaway/ value=id who=Admin paged
voidEntries giveaway/ value=id who=Admin
restoreEntry giveaway/ value=id who=Admin

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

matches
create POST /matches who=Moderator
update PATCH /matches/{id} who=Moderator
delete match/delete_match value=id who=Moderator
staffCalls match/ who=Moderator read
takeStaffCall match/ value=call who=Moderator
closeStaffCall match/ value=call who=Moderator
readScreenshot POST /ai/screenshot who=Moderator

messages
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

pictureApproval
list picture_approval/ who=Moderator paged read
approve picture_approval/ value=id who=Moderator
reject picture_approval/ value=id who=Moderator
restore picture_approval/ value=id who=Moderator

players
facts player/get_facts value=target_id who=Admin|readfacts read
setFacts player/ value=target_id who=Admin|readfacts

properties
updatePermissions property/ value=id who=Admin
create property/ value=id who=Admin
delete property/ value=id who=Admin
all property/ who=Admin read
history property/ value=id who=Admin read

queue
whitelist queue/ who=Admin

ratings
rebuild ratings/ who=Admin
rebuildProgress ratings/ who=Admin read

rooms
start match/ value=id who=Moderator
startVeto match/veto_start value=id who=Moderator
undoTurn match/veto_undo value=id who=Moderator
pauseVeto match/veto_pause value=id who=Moderator
resumeVeto match/veto_resume value=id who=Moderator
deleteMessage match/chat_delete value=message who=Moderator
forfeitNoShow match/ value=call who=Moderator

staff
leaderboard GET /leaderboards/staff-activity who=Moderator
messages POST /activity/messages who=Moderator read
activity admin/ value=user who=Admin paged read
addActivity admin/ value=user who=Admin
current admin/get_staff who=Moderator read
former admin/get_ex_staff who=Moderator read

store
allItems store/ who=Admin read
createItem store/ who=Admin
editItem store/ value=id who=Admin
archiveItem store/ value=id who=Admin
requests store/ who=Moderator paged read
fulfil store/fulfil_request value=id who=Moderator
refuse store/refuse_request value=id who=Moderator

stream
configure POST /stream/configuration who=Admin|editstream
configureByAction stream/configure who=Admin|editstream
link stream/ who=Admin|editstream
unpin stream/ who=Admin|editstream
restore stream/ who=Admin|editstream
history stream/ who=Admin|editstream read
desk stream/ who=Admin|editstream read
direct stream/ who=Admin|editstream
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
changeRegion team/ value=team who=Moderator

terminal
eval admin/ value=code who=Admin

tournaments
listAll tournament/ who=Moderator paged read
edited tournament/editor value=id who=Moderator read
create POST /tournaments who=Admin
update PATCH /tournaments/{id} who=Admin
duplicate tournament/ value=id who=Admin
editPicture tournament/ value=id who=Admin
archive tournament/ value=id who=Admin
delete tournament/ value=id who=Admin
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

voting
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
