// Made from the contract by `npm run generate`; do not edit.
export const CALLS = `accounts
login POST /login
playerLogin player/login value=id
register GET /register/{provider}
me GET /players/me who=login
sessions player/sessions who=login read
revokeSession player/revoke_session value=session who=login
revokeOtherSessions player/revoke_other_sessions who=login
logout player/logout
keepSession player/keep_session value=id
forgetSession player/forget_session
claimAdmin player/claim_admin who=login
export player/export who=login
deleteAccount player/delete_account who=login

articles
read GET /articles/{slug}
thumbnails GET /articles/thumbnails/{page} paged
newest GET /website/articles/thumbnails/thumbnails
blogThumbnails other/blog_thumbnails paged read
feed GET /articles/feed.xml file
all article/all who=Moderator paged read
get article/get value=id who=Moderator read
create article/create who=Moderator
edit article/edit value=id who=Moderator
publish article/publish value=id who=Moderator
unpublish article/unpublish value=id who=Moderator
remove article/remove value=id who=Moderator
restore article/restore value=id who=Moderator
history article/history value=id who=Moderator read
version article/version value=id who=Moderator read

brackets
get GET /tournaments/{id}/bracket
groupTables tournament/group_table value=id read
groupMatchups tournament/group_matchups value=id read
matchups tournament/matchups value=id paged read
matches tournament/matches value=id paged read
recentMatchups tournament/recent_matchups value=id read
roundNames tournament/round_names value=id read
blockedStage tournament/blocked_stage value=id who=Moderator read
decideStage tournament/decide_stage value=id who=Moderator
createMatchups tournament/create_matchups value=id who=Moderator

capture
toggles data_capture/get_toggles value=match who=Moderator read
setToggles data_capture/set_toggles value=match who=Moderator
createMaps data_capture/create_maps value=match who=Moderator
setLineup data_capture/set_lineup value=match who=Moderator
maps data_capture/get_maps value=match read
record data_capture/record value=match who=Moderator
undo data_capture/undo value=match who=Moderator
remove data_capture/remove value=match who=Moderator
removeByTime data_capture/remove_by_time value=match who=Moderator
removePlayer data_capture/remove_player value=match who=Moderator
clear data_capture/clear value=match who=Moderator
finishMap data_capture/finish_map value=match who=Moderator
reopenMap data_capture/reopen_map value=match who=Moderator

discord
read POST /discord who=Moderator read
archive POST /discord/messages who=Moderator read
getUser GET /discord/user/{id} who=login
user discord/user value=id who=login read
role discord/get_role value=id who=Moderator read
channels discord/guild_channels value=guildId who=Moderator read
roles discord/guild_roles value=guildId who=Moderator read
addUser discord/add_user value=userId who=Admin
sendEmbed discord/send_embed value=channelId who=Admin

files
uploadImage file/upload_image who=login

forms
getResponses form/get_responses value=id who=Moderator paged read
setResponse form/set_response value=id who=login
checkResponse form/check_response value=id who=login read

gameApi
findIds POST /critical-ops/find-ids who=login
statistics game_stats/criticalops value=view cache=60 read
servers criticalops/servers cache=30 read

giveaways
listAll giveaway/list_all paged read
info giveaway/info value=id read
create giveaway/create who=Admin
edit giveaway/edit value=id who=Admin
delete giveaway/delete value=id who=Admin
pickWinners giveaway/pick_winners value=id who=Admin
listRewards giveaway/list_rewards read
getViewerRewards giveaway/get_viewer_rewards who=login read
enter giveaway/enter value=code who=login
promotions GET /promotions/all paged
promotionRewards GET /promotions/list-rewards
viewerRewards GET /promotions/viewer-rewards who=login
createPromotion POST /promotions/create who=Admin
deletePromotion DELETE /promotions/{id} who=Admin
enterPromotion POST /promotions/enter who=login

highlights
search POST /highlights/search paged read

matches
get GET /match/{id}
website GET /website/matches/{id}
find POST /matches/find paged read
ticker match/ticker read
create POST /matches who=Moderator
update PATCH /matches/{id} who=Moderator
delete match/delete_match value=id who=Moderator
bestOf match/best_of value=id read
tournamentMatchup match/tournament_matchup value=tournament read
encounters team/encounters value=team1 read
teamTimes GET /teams/{name}/match-times
reportResult match/report_result value=id who=login
confirmResult match/confirm_result value=id who=login
disputeResult match/dispute_result value=id who=login
withdrawReport match/withdraw_report value=id who=login
reports match/result_reports value=id who=login read
staffCalls match/staff_calls who=Moderator read
takeStaffCall match/take_staff_call value=call who=Moderator
closeStaffCall match/close_staff_call value=call who=Moderator
readScreenshot POST /ai/screenshot who=Moderator

messages
privateConversation discord/private_conversation value=userId who=login
unread message/unread who=login read
markRead message/mark_read value=userId who=login
block message/block value=userId who=login
unblock message/unblock value=userId who=login
blocked message/list_blocked who=login read
report message/report value=messageId who=login
reports message/reports who=Moderator paged read
resolveReport message/resolve_report value=id who=Moderator

moderation
changeNotes POST /notes who=Moderator
notes GET /notes/{id} who=Moderator
getNotes player/get_notes value=player who=Moderator read
addAttachment POST /notes/{id}/attachments/{name} who=Moderator
attachments GET /notes/{id}/attachments who=Moderator
deleteAttachment DELETE /notes/{id}/attachments/{attachmentId} who=Moderator
banned GET /banned/all
blacklist GET /website/blacklist paged
recordEvent POST /logging/player/{id}
searchLog POST /log/search who=Moderator paged read
editLog POST /log/edit who=Admin
auditLog moderator/get_log who=Moderator paged read
findAuditLog moderator/find_log value=query who=Moderator paged read

notifications
markRead POST /notifications/mark-read who=login
markAllRead notification/mark_all_read value=upTo who=login
list notification/list who=login read
unread notification/unread who=login read
preferences notification/get_preferences who=login read
setPreference notification/set_preference value=kind who=login

players
get GET /players/{id}
fullInfo player/full_info value=id read
summary GET /players/{id}/info
info player/info value=id read
website GET /website/players/{id}
streamInformation player/stream_information value=id read
recentMatches player/recent_matches value=id read
compare player/compare read
names player/names value=id read
freeAgents player/free_agents paged read
countries player/countries read
changeName player/change_name value=id who=login
changeGameId player/change_game_id value=id who=login
changeDeviceId player/change_device_id value=id who=login
changeDescription player/change_description value=team who=login
changePhoto player/change_photo value=id who=login
changeCountry player/change_country value=id who=login
changeLinks player/change_links value=id who=login
lookForTeam player/look_for_team value=id who=login
facts player/get_facts value=target_id who=Admin|readfacts read
setFacts player/set_facts value=target_id who=Admin|readfacts

properties
get GET /properties/{id}
read property/read value=id read
write property/write value=id who=login
updatePermissions property/update_permissions value=id who=Admin
create property/create value=id who=Admin
delete property/delete value=id who=Admin
all property/all who=Admin read
history property/history value=id who=Admin read

push
pushEndpoint player/push_endpoint who=login
hasEndpoint player/has_endpoint value=endpoint who=login read
testNotification player/test_notification who=login

queue
enter GET /queue/enter/{queueIdentifier}
whitelist queue/whitelist who=Admin

ratings
player GET /players/{id}/elo
team GET /teams/{name}/elo
topPlayers GET /leaderboards/players paged
playersByElo GET /leaderboards/elo paged
teamsByElo GET /leaderboards/elo-teams paged
seasons ratings/seasons read
rebuild ratings/rebuild who=Admin
rebuildProgress ratings/rebuild_progress who=Admin read

requests
request POST /request
batch requests/batch data=requests

rooms
get match/room value=id read
details match/room_details value=id who=login read
checkIn match/check_in value=id who=login
ready match/ready value=id who=login
start match/start value=id who=Moderator
startVeto match/veto_start value=id who=Moderator
takeTurn match/veto_turn value=id who=login
undoTurn match/veto_undo value=id who=Moderator
pauseVeto match/veto_pause value=id who=Moderator
resumeVeto match/veto_resume value=id who=Moderator
setLobby match/lobby value=id who=login
messages match/chat value=id who=login read
send match/chat_send value=id who=login
deleteMessage match/chat_delete value=message who=Moderator
callStaff match/call_staff value=id who=login
forfeitNoShow match/forfeit_no_show value=call who=Moderator
proposeTime match/propose_time value=id who=login
answerTime match/answer_time value=id who=login

search
players POST /players/search read
teams POST /teams/search read
boxPlayers GET /website/search/players/{q}
boxTeams GET /website/search/teams/{q}

staff
leaderboard GET /leaderboards/staff-activity who=Moderator
messages POST /activity/messages who=Moderator read
activity admin/activity value=user who=Admin paged read
addActivity admin/add_activity value=user who=Admin
current admin/get_staff who=Moderator read
former admin/get_ex_staff who=Moderator read

statistics
performance GET /players/{id}/performance
sides player/sides value=id read
teamMaps team/mapstats value=team read
team team/statistics value=team read
tournamentPlayers tournament/leaderboards value=id paged read

stream
configuration GET /stream/configuration
teamInfo GET /stream/configuration/cache/teamInfo
team GET /stream/teams/{name}
player GET /stream/players/{id}
playerPhoto GET /stream/players/photo/{id}
control stream/control read
tournament stream/tournament value=tournament read
leaderboard stream/leaderboard read
infoCard stream/info-card read
match stream_match/get value=id read
cover stream/cover read
configure POST /stream/configuration who=Admin|editstream
configureByAction stream/configure who=Admin|editstream
link stream/link who=Admin|editstream
unpin stream/unpin who=Admin|editstream
restore stream/restore who=Admin|editstream
history stream/history who=Admin|editstream read
desk stream/desk who=Admin|editstream read
direct stream/direct who=Admin|editstream
press GET /stream/press/{token}/{act}
tokens stream/tokens who=Admin|editstream read
createToken stream/create_token who=Admin|editstream
revokeToken stream/revoke_token value=id who=Admin|editstream
overlays stream/overlays who=Admin|editstream read
rehearse stream/rehearse who=Admin|editstream
endRehearsal stream/end_rehearsal who=Admin|editstream
preflight stream/preflight who=Admin|editstream read
caster stream/caster who=Admin|readfacts read
setPronunciation stream/set_pronunciation value=player who=Admin|readfacts

support
myTickets GET /tickets/my-tickets who=login paged
statistics GET /tickets/stats who=Moderator

teams
summary GET /teams/{name}/info
info team/info value=team read
fullInfo team/full_info value=team read
website GET /website/teams/{team}
photos team/get_photos value=team read
rosterHistory team/roster_history value=team read
names team/names value=team read
information team/get_information value=team who=Admin|readfacts read
addInformation team/add_information value=team who=Admin|readfacts
deleteInformation team/delete_information value=team who=Admin|readfacts
create player/createteam value=name who=login
disband player/disband_team value=team who=login
join player/join_team value=team who=login
declineInvitation player/decline_invitation value=team who=login
leave player/leave_team value=team who=login
invitations team/invitations value=team who=login read
invite player/invite value=team who=login
withdrawInvitation player/withdraw_invitation value=team who=login
kick player/kick value=team who=login
transferOwnership player/transfer_ownership value=team who=login
changeName team/change_name value=team who=login
changeRegion team/change_region value=team who=Moderator
changeTag player/change_tag value=team who=login
editLogo player/edit_logo value=team who=login
removeLogo player/remove_logo value=team who=login

telemetry
appUsage telemetry/app_usage

terminal
eval admin/eval value=code who=Admin

tournaments
get GET /tournaments/{ids}
list GET /tournaments/game/CriticalOps paged
website GET /website/tournaments/{id}
listAll tournament/list_all who=Moderator paged read
edited tournament/editor value=id who=Moderator read
create POST /tournaments who=Admin
update PATCH /tournaments/{id} who=Admin
duplicate tournament/duplicate value=id who=Admin
editPicture tournament/edit_picture value=id who=Admin
archive tournament/archive value=id who=Admin
delete tournament/delete value=id who=Admin
signup GET /tournaments/{id}/signup
requirements tournament/requirements value=id read
apply player/apply value=id who=login
withdraw tournament/withdraw value=id who=login
checkIn tournament/check_in value=id who=login
requiresRules team/requires_rules value=tournament read
confirmedRules team/confirmed_rules value=tournament who=login read
confirmRules team/confirm_rules value=tournament who=login
registered GET /tournaments/{id}/teams/registered
registeredTeams tournament/registered_teams value=id read
applied GET /tournaments/{id}/teams/applied who=Moderator
appliedTeams tournament/applied_teams value=id who=Moderator read
decide tournament/decide value=id who=Moderator
addTeam tournament/add_team value=id who=Moderator
roster GET /teams/{team}/roster/{tournament}
getRoster team/get_roster value=team read
fullRoster team/get_full_roster value=team read
editRoster roster/edit_roster value=team who=Moderator
rostersFile GET /tournaments/{id}/rosters.csv who=Moderator file
submitSeeding POST /tournaments/{id}/seeding who=Moderator
seeding GET /tournaments/{id}/seeding
ownSeeding GET /tournaments/{id}/seeding/my who=Moderator
submittedSeedings GET /tournaments/{id}/seeding/submitted who=Moderator
draftSeeding tournament/draft_seeding value=id who=Moderator read
worldsInfo team/worldsinfo value=team read
points team/tournamentpoints value=team read
rankLeaderboard other/tournament_rank_leaderboard paged read
external GET /statistics/external.json
calendar GET /tournaments/{id}/calendar.ics file
teamCalendar GET /teams/{name}/calendar.ics file

voting
castVote match/cast_vote value=id who=login
deleteVote match/delete_vote value=id who=login
ownVote match/own_vote value=id who=login read
points match/get_voting_points who=login read
matches match/get_voting_matches paged read
match match/get_voting_match value=id read
hiddenMatches match/get_hidden_voting_matches who=Moderator paged read
createMatch match/create_voting_match who=Moderator
closeMatch match/close_voting_match value=id who=Moderator
deleteMatch match/delete_voting_match value=id who=Moderator
hideMatch match/hide_voting_match value=id who=Moderator
linkMatch match/link_voting_match value=id who=Moderator
leaderboard match/voting_leaderboard paged read
topsFlops match/voting_tops_flops read
leaderboards GET /votings/leaderboards paged
totalUsers GET /votings/total-users`;
