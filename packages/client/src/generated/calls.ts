// Made from the contract by `npm run generate`; do not edit.
export const CALLS = `accounts
login POST /login
playerLogin player/login value=id
register GET /register/{provider}
logout player/
saveSession player/ value=id
clearSession player/

announcements
current announcement/ read
see announcement/ value=id

articleReactions
counts article/reactions value=id read

articles
read GET /articles/{slug}
thumbnails GET /articles/thumbnails/{page} paged
newest GET /website/articles/thumbnails/thumbnails
related article/ value=slug read
author article/ value=id read
feed GET /articles/feed.xml file

brackets
get GET /tournaments/{id}/bracket
groupMatchups tournament/ value=id read
matches tournament/ value=id paged read
roundNames tournament/ value=id read

capture
maps data_capture/get_maps value=match read

chat
channels chat/ read
messages chat/ value=channel read
search chat/

embeds
find embed/ read

follows
count follow/ value=id cache=30 read

forms
about form/ value=id read
read form/ value=id read

gameApi
statistics game_stats/criticalops value=view cache=60 read
servers criticalops/ cache=30 read

giveaways
listAll giveaway/ paged read
info giveaway/ value=id read
entrants giveaway/ value=id read
onStream stream/giveaway value=id read

headToHead
match match/comparison value=id read
teams team/head_to_head value=team1 read

highlights
search POST /highlights/search paged read
overview highlight/ read
read highlight/ value=id read
onStream stream/clips read
video GET /highlights/videos/{id} file

logs
recordEvent POST /logging/player/{id}

matchComments
list match_comment/ value=match read

matches
get GET /match/{id}
website GET /website/matches/{id}
find POST /matches/find paged read
ticker match/ read
featured match/ read
bestOf match/ value=id read
encounters team/ value=team1 read

moderation
banned GET /banned/all
blacklist GET /website/blacklist paged

pickem
get pickem/ value=id read
prediction pickem/ value=id read
leaderboard pickem/ value=id paged read
invitation pickem/ value=invite

players
get GET /players/{id}
fullInfo player/ value=id read
summary GET /players/{id}/info
info player/ value=id read
website GET /website/players/{id}
compare player/ read
names player/ value=id read
freeAgents player/ paged read
countries player/ read

playerStatistics
get player/statistics value=id read

properties
get GET /properties/{id}
read property/ value=id read

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

search
players POST /players/search read
teams POST /teams/search read
all GET /website/search
boxPlayers GET /website/search/players/{q}
boxTeams GET /website/search/teams/{q}
boxArticles article/find value=q read
boxClips highlight/find value=q read

show
program stream/ read
painted stream/

statistics
performance GET /players/{id}/performance
sides player/ value=id read
teamPerformance team/performance value=team read
team team/statistics value=team read
tournamentPlayers tournament/leaderboards value=id paged read
tournament tournament/statistics value=id read
tournamentFile GET /tournaments/{id}/statistics.csv file

store
items store/ read

stream
configuration GET /stream/configuration
series stream/ read
team GET /stream/teams/{name}
player GET /stream/players/{id}
playerPhoto GET /stream/players/photo/{id}
control stream/ read
tournament stream/ value=tournament read
leaderboard stream/ read
match stream_match/get value=id read
cover stream/ read
inGame stream/ read
sponsorRotation stream/ read

teams
summary GET /teams/{name}/info
info team/ value=team read
fullInfo team/ value=team read
website GET /website/teams/{team}
photos team/get_photos value=team read
rosterHistory team/ value=team read
names team/ value=team read
transfers transfer/list read

telemetry
appUsage telemetry/

tournaments
get GET /tournaments/{ids}
list GET /tournaments/game/CriticalOps paged
pastSeries tournament/ read
website GET /website/tournaments/{id}
signup GET /tournaments/{id}/signup
requirements tournament/ value=id read
requiresRules team/ value=tournament read
registered GET /tournaments/{id}/teams/registered
registeredTeams tournament/ value=id read
roster GET /teams/{team}/roster/{tournament}
getRoster team/ value=team read
fullRoster team/get_full_roster value=team read
seeding GET /tournaments/{id}/seeding
points team/tournamentpoints value=team read
rankLeaderboard other/tournament_rank_leaderboard paged read
external GET /statistics/external.json
calendar GET /tournaments/{id}/calendar.ics file
matchCalendar GET /matches/calendar.ics file
teamCalendar GET /teams/{name}/calendar.ics file

tutorials
tips tutorial/ read
weapons tutorial/ read
callouts tutorial/ read
mapUsage tutorial/ cache=600 read
mapPlays tutorial/ value=map cache=600 read

voting
matches match/get_voting_matches paged read
match match/get_voting_match value=id read
leaderboard match/voting_leaderboard paged read
topsFlops match/voting_tops_flops read
seasons match/voting_seasons read
leaderboards GET /votings/leaderboards paged
totalUsers GET /votings/total-users`;
