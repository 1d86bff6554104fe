// Made from the *.page.ts files of the site by `npm run generate`; do not edit.
// apps/site/src/page-declaration.ts
function definePage(page) {
  return page;
}
function read(feature, name, input) {
  return { feature, name, input };
}
function initialRead(feature, name, input) {
  return { feature, name, input, isInitial: true };
}

// apps/site/src/shell/texts.ts
var privacy = "Privacy";
var termsOfService = "Terms of service";
var about = "About";
var clearCache = "Clear cache";
var manageAccount = "Manage your account and your team.";
var signIn = "Sign in";
var beta = "Beta";
var webAppQueue = "Web App Queue";
var dashboard = "Dashboard";
var privacyDescription = "What this site stores, why, and for how long.";

// apps/site/src/pages/about/index.page.ts
var index_page_default = definePage({ share: () => ({ title: about }) });

// apps/site/src/pages/beta/index.page.ts
var index_page_default2 = definePage({ share: () => ({ title: beta }) });

// apps/site/src/features/moderation/blacklist-request.ts
function blacklistRequest(query) {
  return { filters: { query }, size: 25 };
}

// apps/site/src/features/moderation/texts.ts
var blacklist = "Blacklist";
var blacklistLead = "Players and teams banned from the site, tournaments, voting or chat.";

// apps/site/src/pages/blacklist/index.page.ts
var { filters, size } = blacklistRequest("");
var index_page_default3 = definePage({
  reads: () => ({ entries: initialRead("moderation", "blacklist", { ...filters, page: 0, size }) }),
  share: () => ({ title: blacklist, description: blacklistLead })
});

// apps/site/src/features/articles/news-request.ts
var FEED = "/api/articles/feed.xml";
var FEED_WITHOUT_RESULTS = `${FEED}?spoilers=hide`;
var NEWS_PER_PAGE = 10;
function newsRequest(params) {
  const tag = params.get("tag") ?? void 0;
  const page = Number(params.get("page") ?? 1);
  const isPage = Number.isInteger(page) && page >= 1 && page <= 1e4;
  return {
    page: isPage ? page - 1 : 0,
    size: NEWS_PER_PAGE,
    tag
  };
}

// apps/site/src/features/articles/texts.ts
var newsBy = "News by {name}";
var news = "News";
var newsLead = "Recaps, interviews and announcements.";

// apps/site/src/interpolate.ts
function interpolate(text, values) {
  return text.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
}

// apps/site/src/pages/blog/author/indexAny.page.ts
var indexAny_page_default = definePage({
  reads: ({ value }, search) => ({
    author: read("articles", "author", { id: value }),
    news: read("articles", "thumbnails", { ...newsRequest(search), author: value })
  }),
  share: ({ author }) => {
    if (!author) return { title: news };
    return { title: interpolate(newsBy, { name: author.name }) };
  }
});

// apps/site/src/pages/blog/index.page.ts
var index_page_default4 = definePage({
  reads: (_params, search) => ({ news: read("articles", "thumbnails", newsRequest(search)) }),
  share: () => ({
    title: news,
    description: newsLead,
    feed: FEED
  })
});

// apps/site/src/pages/blog/indexAny.page.ts
var indexAny_page_default2 = definePage({
  reads: ({ value }) => ({ article: read("articles", "read", { slug: value }) }),
  next: ({ article: { id, slug, embeds } }) => ({
    related: read("articles", "related", { slug }),
    reactions: read("articleReactions", "counts", { id }),
    embeds: embeds.length === 0 ? null : read("embeds", "find", { subjects: embeds })
  }),
  share: ({ article }) => {
    if (!article) return { title: news };
    const { title: title2, summary, picture, slug } = article;
    return {
      title: title2,
      description: summary,
      feed: FEED,
      image: picture?.url ?? `/api/pictures/article/${slug}.png`
    };
  }
});

// apps/site/src/features/chat/requests.ts
var ARCHIVE = "archive";
var MANAGE = "manage";
function messagesRequest(channel, around) {
  return around === null ? { channel } : { channel, around };
}
function searchRequest(search) {
  const timeOf = (name) => Number(search.get(name)) || void 0;
  return {
    query: search.get("q") ?? "",
    player: search.get("player") ?? void 0,
    channel: search.get("channel") ?? void 0,
    from: timeOf("from"),
    to: timeOf("to")
  };
}

// apps/site/src/features/chat/texts.ts
var chat = "Chat";
var archive = "Chat archive";
var archiveLead = "Search all messages of the community chat.";

// apps/site/src/pages/chat/indexAll.page.ts
var indexAll_page_default = definePage({
  reads: ({ value }, search) => ({
    channels: value === MANAGE ? null : read("chat", "channels", {}),
    found: value === ARCHIVE ? initialRead("chat", "search", searchRequest(search)) : null
  }),
  next: ({ channels }, { value }, search) => ({
    messages: channels?.some(({ id }) => id === value) ? initialRead("chat", "messages", messagesRequest(value, search.get("message"))) : null
  }),
  exists: ({ channels }, { value }) => ["", ARCHIVE, MANAGE].includes(value) || channels?.some(({ id }) => id === value) === true,
  share: ({ channels }, { value }) => {
    if (value === ARCHIVE) return { title: archive, description: archiveLead };
    const channel = channels?.find(({ id }) => id === value);
    if (!channel) return { title: chat };
    return { title: `#${channel.name}`, description: channel.about || void 0 };
  }
});

// apps/site/src/features/tournaments/define-presentation.ts
import {
  PRESENTATIONS,
  presentedOf
} from "@mes/domain/tournament/name/presentations";
function definePresentation(series) {
  const { named, title: title2, lead: lead2 } = PRESENTATIONS[series];
  return definePage({
    reads: () => ({ editions: read("tournaments", "list", { named, size: 50 }) }),
    next: ({ editions }, params, search) => {
      const shown = selectEdition(editions.data, params, search);
      return {
        tournament: shown && read("tournaments", "website", { id: shown.id }),
        followers: shown && initialRead("follows", "count", { kind: "tournament", id: shown.id })
      };
    },
    exists: ({ editions }, { value }) => hasEdition(editions.data, value),
    share: () => ({ title: title2, description: lead2 })
  });
}
function selectEdition(editions, { value }, search) {
  const wantedId = search.get("edition");
  const byId = editions.find(({ id }) => id === wantedId);
  return byId ?? presentedOf(editions, yearIn(value));
}
var LINKED_YEARS = ["2023", "2024"];
function hasEdition(editions, value) {
  if (editions.length === 0 || LINKED_YEARS.includes(value)) return true;
  return presentedOf(editions, yearIn(value)) !== null;
}
function yearIn(value) {
  return value === "" ? void 0 : Number(value);
}

// apps/site/src/pages/circuit-intermediate/index.page.ts
var index_page_default5 = definePresentation("circuit-intermediate");

// apps/site/src/pages/clearcache/index.page.ts
var index_page_default6 = definePage({ share: () => ({ title: clearCache }) });

// apps/site/src/pages/dashboard/index.page.ts
var index_page_default7 = definePage({
  share: () => ({ title: dashboard, description: manageAccount })
});

// apps/site/src/features/accounts/texts.ts
var editProfile = "Edit profile";
var editProfileLead = "What others see of you, and what tournaments need.";

// apps/site/src/pages/dashboard/profile/index.page.ts
var index_page_default8 = definePage({
  share: () => ({ title: editProfile, description: editProfileLead })
});

// apps/site/src/pages/embers/index.page.ts
var index_page_default9 = definePresentation("embers");

// apps/site/src/features/forms/texts.ts
var form = "Form";

// apps/site/src/features/forms/share-tags.ts
function shareTags(about2) {
  return { title: about2?.title ?? form, description: about2?.description || void 0 };
}

// apps/site/src/pages/feedback/indexAny.page.ts
var indexAny_page_default3 = definePage({
  reads: ({ value }) => ({ about: read("forms", "about", { id: `feedback-${value}` }) }),
  share: ({ about: about2 }) => shareTags(about2)
});

// apps/site/src/features/forms/paths.ts
function formPageOf(path) {
  const [id = "", part] = path.split("/");
  if (id === "" || id === "editor") return { page: "desk", id };
  return { page: part === "responses" ? "responses" : "form", id };
}

// apps/site/src/pages/forms/indexAll.page.ts
var indexAll_page_default2 = definePage({
  reads: ({ value }) => {
    const { page, id } = formPageOf(value);
    return { about: page === "form" ? read("forms", "about", { id }) : null };
  },
  share: ({ about: about2 }) => shareTags(about2)
});

// apps/site/src/pages/goldenox/index.page.ts
var index_page_default10 = definePresentation("goldenox");

// apps/site/src/features/highlights/labels.ts
var KIND_LABELS = {
  ace: "Ace",
  clutch: "Clutch",
  multi_kill: "Multi-kill",
  opening_kill: "Opening kill",
  headshot: "Headshot",
  grenade: "Grenade",
  defuse: "Defuse",
  teamplay: "Team play",
  funny: "Funny",
  other: "Other"
};

// apps/site/src/features/highlights/texts.ts
var highlights = "Highlights";
var highlightsLead = "The best rounds of our matches, picked by the community.";
var clip = "Clip";
var clipsOf = "Clips of {name}";
var byPlayers = "by {names}";
var onMap = "on {map}";
var round = "Round {number}";

// apps/site/src/features/highlights/clip-sentence.ts
function clipSentence({ kind, map, round: round2, players, tournament: tournament2 }) {
  const names = players.map(({ name }) => name).join(", ");
  const what = [
    kind ? KIND_LABELS[kind] : clip,
    names !== "" && interpolate(byPlayers, { names }),
    map && interpolate(onMap, { map })
  ];
  const moment = what.filter(Boolean).join(" ");
  const withRound = round2 ? `${moment}, ${interpolate(round, { number: round2 }).toLowerCase()}` : moment;
  return tournament2 ? `${withRound} \xB7 ${tournament2.name}` : withRound;
}

// apps/site/src/features/highlights/paths.ts
var CLIPS_SHOWN = 24;
function clipIdIn(value) {
  return /^clip\/([\da-f-]{36})\/?$/.exec(value)?.[1] ?? null;
}
var OWN_PAGES = ["", "search", "tagging", "add"];
function tournamentIn(value) {
  const part = value.replace(/\/$/, "");
  return OWN_PAGES.includes(part) || part.includes("/") ? null : part;
}

// apps/site/src/pages/highlights/indexAll.page.ts
var indexAll_page_default3 = definePage({
  reads: ({ value }) => {
    const id = clipIdIn(value);
    const tournament2 = tournamentIn(value);
    const isIndex = value === "" || value === "/";
    return {
      overview: isIndex ? read("highlights", "overview", {}) : null,
      // For its filters.
      tournaments: isIndex ? read("tournaments", "list", { size: 100 }) : null,
      clip: id === null ? null : read("highlights", "read", { id }),
      tournament: tournament2 === null ? null : read("tournaments", "website", { id: tournament2 }),
      list: tournament2 === null ? null : initialRead("highlights", "search", { tournament: tournament2, page: 0, size: CLIPS_SHOWN })
    };
  },
  share: ({ clip: clip2, tournament: tournament2 }) => {
    if (clip2) {
      const { id, title: title3, picture, host, url, type } = clip2;
      return {
        title: title3,
        description: clipSentence(clip2),
        image: picture?.url ?? `/api/pictures/clip/${id}.png`,
        video: host === "upload" && type !== null ? { url, type } : void 0
      };
    }
    const title2 = tournament2 ? interpolate(clipsOf, { name: tournament2.name }) : highlights;
    return { title: title2, description: highlightsLead };
  }
});

// apps/site/src/pages/index.page.ts
var index_page_default11 = definePage({
  reads: () => ({
    streamLink: read("properties", "get", { id: "streamLink" }),
    discount: read("properties", "get", { id: "gfuelCode" }),
    ticker: read("matches", "ticker", {}),
    featured: read("matches", "featured", {}),
    news: read("articles", "thumbnails", { page: 0, size: 4 }),
    ranking: read("ratings", "teamsByElo", { size: 7 })
  })
});

// apps/site/src/features/leaderboards/elo-request.ts
import { ELO_ORDERS, ORDER_DIRECTIONS, TEAM_REGIONS } from "@mes/contract/vocabulary";
var ROWS = 25;
var ELO_FILTERS = ["season", "region", "matches", "order", "direction"];
function toEloFilters({ season, region, matches: matches2, order, direction }) {
  return {
    season: season === null ? void 0 : Number(season),
    region: TEAM_REGIONS.find((known) => known === region),
    minMatches: Number(matches2 ?? 0),
    order: ELO_ORDERS.find((known) => known === order) ?? "elo",
    direction: directionOf(direction)
  };
}
function eloRequest(params) {
  const filters2 = Object.fromEntries(ELO_FILTERS.map((name) => [name, params.get(name)]));
  return {
    ...toEloFilters(filters2),
    page: 0,
    size: ROWS
  };
}
function directionOf(value) {
  return ORDER_DIRECTIONS.find((known) => known === value) ?? "descending";
}

// apps/site/src/features/leaderboards/texts.ts
var playerLeaderboards = "Player leaderboards";
var playersDescription = "The best players by rating.";
var teamLeaderboard = "Team leaderboard";
var teamsDescription = "The best teams by rating.";

// apps/site/src/pages/leaderboards/players/index.page.ts
var index_page_default12 = definePage({
  reads: (_params, search) => {
    const isByElo = search.get("by") !== "statistics";
    return {
      elo: isByElo ? initialRead("ratings", "playersByElo", eloRequest(search)) : null,
      seasons: read("ratings", "seasons", {})
    };
  },
  share: () => ({ title: playerLeaderboards, description: playersDescription })
});

// apps/site/src/pages/leaderboards/teams/index.page.ts
var index_page_default13 = definePage({
  reads: (_params, search) => ({
    elo: initialRead("ratings", "teamsByElo", eloRequest(search)),
    seasons: read("ratings", "seasons", {})
  }),
  share: () => ({ title: teamLeaderboard, description: teamsDescription })
});

// apps/site/src/pages/login/index.page.ts
var index_page_default14 = definePage({ share: () => ({ title: signIn }) });

// apps/site/src/pages/match/indexAny.page.ts
import { matchName } from "@mes/domain/series/match-name";

// apps/site/src/features/matches/labels.ts
function isBeforeMatch(state) {
  return state === "scheduled" || state === "veto";
}

// apps/site/src/features/matches/texts.ts
var match = "Match";
var bestOfMaps = "Best of {maps}";
var matches = "Matches";
var searchMatchShared = "Search match";
var searchMatchDescription = "Every match, past and upcoming.";
var allMatchesLead = "Live, upcoming and finished matches of every tournament.";

// apps/site/src/share-description.ts
function describe(parts) {
  const description2 = parts.filter(Boolean).join(" \xB7 ");
  return description2 === "" ? void 0 : { description: description2 };
}

// apps/site/src/pages/match/indexAny.page.ts
var indexAny_page_default4 = definePage({
  reads: ({ value }) => ({ match: read("matches", "website", { id: value }) }),
  next: ({ match: match2 }) => ({
    comparison: isBeforeMatch(match2.state) && match2.teamA && match2.teamB ? read("headToHead", "match", { id: match2.id }) : null
  }),
  share: ({ match: match2 }) => {
    if (!match2) return { title: match };
    const { tournament: tournament2, round: round2, bestOf } = match2;
    return {
      title: matchName(match2),
      // Without the score: whoever reads the link may not want to know it yet.
      ...describe([interpolate(bestOfMaps, { maps: bestOf }), tournament2?.name, round2]),
      image: `/api/pictures/match/${match2.id}.png`
    };
  }
});

// apps/site/src/features/matches/search-filters.ts
import { MATCH_STATES } from "@mes/contract/vocabulary";
import { DEFUSE_MAPS } from "@mes/domain/maps/maps";
import { TEAM_NAME } from "@mes/domain/names/validity";
import { BEST_OFS } from "@mes/domain/series/best-of";
function filtersFrom(params) {
  const text = (name) => params.get(name)?.trim() || null;
  return {
    tournament: text("tournament"),
    team: params.get("team") ?? "",
    versus: params.get("versus") ?? "",
    player: text("player"),
    map: oneOf(DEFUSE_MAPS, text("map")),
    bestOf: oneOf(BEST_OFS, Number(text("bestOf"))),
    state: oneOf(MATCH_STATES, text("state")),
    from: toTimestamp(text("from")),
    to: toTimestamp(text("to"))
  };
}
function toRequest({ tournament: tournament2, team: team2, versus, state, ...rest }) {
  const { player: player2, map, bestOf, from, to } = rest;
  return {
    tournamentId: tournament2 ?? void 0,
    team: toTeamName(team2),
    versus: toTeamName(versus),
    player: player2 ?? void 0,
    map: map ?? void 0,
    bestOf: bestOf ?? void 0,
    states: state ? [state] : void 0,
    from: from ?? void 0,
    to: to ?? void 0
  };
}
function toTeamName(typed) {
  const name = typed.trim();
  return name.length < TEAM_NAME.min ? void 0 : name;
}
function oneOf(values, value) {
  return values.find((each) => each === value) ?? null;
}
function toTimestamp(text) {
  const number = Number(text ?? Number.NaN);
  return Number.isSafeInteger(number) && number >= 0 ? number : null;
}

// apps/site/src/pages/match/search/index.page.ts
var index_page_default15 = definePage({
  reads: (_params, search) => ({
    matches: initialRead("matches", "find", {
      ...toRequest(filtersFrom(search)),
      page: 0,
      size: 20
    }),
    tournaments: read("tournaments", "list", { size: 100 })
  }),
  share: () => ({
    title: searchMatchShared,
    description: searchMatchDescription
  })
});

// apps/site/src/features/head-to-head/texts.ts
var title = "Head to head";
var pairTitle = "{teamA} vs {teamB}";
var lead = "Compare two teams: chances, form, maps, players and past matches.";

// apps/site/src/pages/matches/head-to-head/index.page.ts
var index_page_default16 = definePage({
  reads: (_params, search) => {
    const team1 = search.get("team")?.trim();
    const team2 = search.get("versus")?.trim();
    return {
      headToHead: team1 && team2 ? read("headToHead", "teams", { team1, team2 }) : null
    };
  },
  share: ({ headToHead }) => {
    if (!headToHead) return { title, description: lead };
    const { A, B } = headToHead.comparison;
    return {
      title: interpolate(pairTitle, { teamA: A.team.name, teamB: B.team.name }),
      description: lead,
      query: new URLSearchParams({ team: A.team.name, versus: B.team.name }).toString()
    };
  }
});

// apps/site/src/features/matches/all/all-filters.ts
import { TEAM_NAME as TEAM_NAME2 } from "@mes/domain/names/validity";
var NOW = { states: ["live", "veto"], order: "oldest" };
var NEXT = { states: ["scheduled"], known: true, order: "oldest" };
var PLAYED = { states: ["finished", "forfeited"], order: "newest" };
function filtersFrom2(params) {
  return {
    show: params.get("show") === "results" ? "results" : "upcoming",
    tournament: params.get("tournament")?.trim() || null,
    team: params.get("team") ?? ""
  };
}
function toRequest2({ tournament: tournament2, team: team2 }) {
  const name = team2.trim();
  return {
    tournamentId: tournament2 ?? void 0,
    team: name.length < TEAM_NAME2.min ? void 0 : name
  };
}

// apps/site/src/pages/matches/index.page.ts
var index_page_default17 = definePage({
  reads: (_params, search) => {
    const filters2 = filtersFrom2(search);
    const order = filters2.show === "results" ? PLAYED : NEXT;
    return {
      live: read("matches", "find", { ...toRequest2(filters2), ...NOW, size: 50 }),
      matches: initialRead("matches", "find", {
        ...toRequest2(filters2),
        ...order,
        page: 0,
        size: 20
      }),
      tournaments: read("tournaments", "list", { size: 100 })
    };
  },
  share: () => ({ title: matches, description: allMatchesLead })
});

// apps/site/src/pages/matchup/indexAny.page.ts
import { matchName as matchName2 } from "@mes/domain/series/match-name";

// apps/site/src/features/rooms/texts.ts
var bestOfMaps2 = "Best of {maps}";
var matchRoom = "Match room";
var matchRoomOf = "{pairing}: match room";

// apps/site/src/pages/matchup/indexAny.page.ts
var indexAny_page_default5 = definePage({
  reads: ({ value }) => ({
    match: read("matches", "get", { id: value }),
    room: read("rooms", "get", { id: value })
  }),
  share: ({ match: match2 }) => {
    if (!match2) return { title: matchRoom };
    const { bestOf, tournament: tournament2, round: round2 } = match2;
    return {
      title: interpolate(matchRoomOf, { pairing: matchName2(match2) }),
      ...describe([interpolate(bestOfMaps2, { maps: bestOf }), tournament2?.name, round2])
    };
  }
});

// apps/site/src/pages/pistol-tournament/index.page.ts
var index_page_default18 = definePresentation("pistol-tournament");

// apps/site/src/features/players/statistics/filter-input.ts
import { STATISTICS_DAYS } from "@mes/contract/vocabulary";
import { DEFUSE_MAPS as DEFUSE_MAPS2 } from "@mes/domain/maps/maps";
var ID = /^[A-Za-z0-9_-]{1,48}$/;
var LONGEST_NAME = 100;
function filterInput(params) {
  const time = Number(params.get("time"));
  const tournament2 = params.get("tournament") ?? "";
  const against = (params.get("against") ?? "").trim();
  return {
    days: STATISTICS_DAYS.find((days) => days === time),
    tournament: ID.test(tournament2) ? tournament2 : void 0,
    against: against !== "" && against.length <= LONGEST_NAME ? against : void 0,
    map: DEFUSE_MAPS2.find((map) => map === params.get("map"))
  };
}

// apps/site/src/features/players/texts.ts
var player = "Player";
var rankWithElo = "#{rank} with {elo}";
var mapCount = "{maps} maps";
var ratingOf = "Rating {rating}";

// apps/site/src/pages/players/indexAny.page.ts
var indexAny_page_default6 = definePage({
  reads: ({ value }) => ({ player: read("players", "website", { id: value }) }),
  next: ({ player: { id } }, _params, search) => {
    const filters2 = filterInput(search);
    const tournaments2 = filters2.tournament === void 0 ? void 0 : [filters2.tournament];
    return {
      statistics: read("playerStatistics", "get", { id, ...filters2 }),
      performance: initialRead("statistics", "performance", { id, tournaments: tournaments2 }),
      followers: initialRead("follows", "count", { kind: "player", id })
    };
  },
  share: ({ player: player2 }) => {
    if (!player2) return { title: player };
    const { name, team: team2, standing, totals, photo } = player2;
    return {
      title: name,
      ...describe([
        team2?.name,
        standing.rank === null ? null : interpolate(rankWithElo, { rank: standing.rank, elo: standing.elo }),
        totals.maps > 0 ? interpolate(mapCount, { maps: totals.maps }) : null,
        totals.rating === null ? null : interpolate(ratingOf, { rating: totals.rating.toFixed(2) })
      ]),
      ...photo ? { image: photo } : {}
    };
  }
});

// apps/site/src/pages/privacy/index.page.ts
var index_page_default19 = definePage({
  share: () => ({ title: privacy, description: privacyDescription })
});

// apps/site/src/pages/proleague/index.page.ts
var index_page_default20 = definePresentation("proleague");

// apps/site/src/features/giveaways/giveaways-request.ts
var PAGE_SIZE = 24;
function giveawaysRequest(params) {
  const page = Number(params.get("page") ?? 1);
  const isPage = Number.isInteger(page) && page >= 1 && page <= 1e4;
  return { page: isPage ? page - 1 : 0, size: PAGE_SIZE };
}

// apps/site/src/features/giveaways/texts.ts
var giveaways = "Giveaways";
var giveawaysLead = "Enter the code from the stream. Anyone can verify the draw.";

// apps/site/src/pages/promo/index.page.ts
var index_page_default21 = definePage({
  reads: (_params, search) => ({ list: read("giveaways", "listAll", giveawaysRequest(search)) }),
  share: () => ({ title: giveaways, description: giveawaysLead })
});

// apps/site/src/pages/promo/indexAny.page.ts
var indexAny_page_default7 = definePage({
  reads: ({ value }) => ({ giveaway: read("giveaways", "info", { id: value }) }),
  share: ({ giveaway }) => {
    if (!giveaway) return { title: giveaways };
    const { title: title2, description: description2, picture } = giveaway;
    return {
      title: title2,
      description: description2 || giveawaysLead,
      ...picture ? { image: picture.url } : {}
    };
  }
});

// apps/site/src/pages/queue/index.page.ts
var index_page_default22 = definePage({ share: () => ({ title: webAppQueue }) });

// apps/site/src/features/store/texts.ts
var store = "Store";
var storeLead = "Spend the points you won by voting. Staff deliver every reward.";

// apps/site/src/pages/store/index.page.ts
var index_page_default23 = definePage({
  reads: () => ({ items: read("store", "items", {}) }),
  share: () => ({ title: store, description: storeLead })
});

// apps/site/src/features/teams/team-result.ts
import { formLetter } from "@mes/domain/series/form";
function resultOf(match2, teamName) {
  const slot = match2.teamA?.name === teamName ? "A" : "B";
  const isForfeit = match2.state === "forfeited";
  return {
    letter: isForfeit && match2.winner === null ? null : formLetter(match2.winner, slot),
    isForfeit,
    own: slot === "A" ? match2.scoreA : match2.scoreB,
    theirs: slot === "A" ? match2.scoreB : match2.scoreA,
    opponent: slot === "A" ? match2.teamB : match2.teamA
  };
}

// apps/site/src/features/teams/opponent.ts
function opponentIn(params, team2) {
  const chosen = params.get("versus")?.trim();
  if (chosen && chosen.toLowerCase() !== team2.name.toLowerCase()) return chosen;
  const next = team2.live[0] ?? team2.upcomingMatches[0];
  const opponent = next && resultOf(next, team2.name).opponent;
  return opponent?.name ?? team2.opponents[0]?.team.name ?? null;
}

// apps/site/src/features/teams/performance-filters.ts
import { DEFUSE_MAPS as DEFUSE_MAPS3 } from "@mes/domain/maps/maps";
var PERIODS = ["30", "90", "365"];
var DAY_MS = 864e5;
function filtersFrom3(params) {
  const text = (name) => params.get(name)?.trim() || null;
  return {
    time: PERIODS.find((period) => period === params.get("time")) ?? null,
    tournament: text("tournament"),
    against: text("against"),
    map: DEFUSE_MAPS3.find((map) => map === params.get("map")) ?? null
  };
}
function toRequest3(team2, { time, tournament: tournament2, against, map }, now) {
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  return {
    team: team2,
    startDate: time === null ? void 0 : today - Number(time) * DAY_MS,
    tournaments: tournament2 === null ? void 0 : [tournament2],
    versus: against ?? void 0,
    map: map ?? void 0
  };
}

// apps/site/src/features/teams/texts.ts
var transfers = "Transfers";
var transfersLead = "Who has joined and left teams, newest first.";
var team = "Team";
var rankWithElo2 = "#{rank} with {elo}";
var record = "{wins} wins, {losses} losses";

// apps/site/src/pages/teams/indexAny.page.ts
var indexAny_page_default8 = definePage({
  reads: ({ value }) => ({ team: read("teams", "website", { team: value }) }),
  next: ({ team: team2 }, _params, search) => {
    const opponent = opponentIn(search, team2);
    const { name } = team2;
    return {
      followers: initialRead("follows", "count", { kind: "team", id: name }),
      performance: initialRead(
        "statistics",
        "teamPerformance",
        toRequest3(name, filtersFrom3(search), Date.now())
      ),
      encounters: opponent === null ? null : initialRead("matches", "encounters", { team1: name, team2: opponent }),
      rounds: opponent === null ? null : initialRead("statistics", "teamPerformance", { team: name, versus: opponent })
    };
  },
  share: ({ team: team2 }) => {
    if (!team2) return { title: team };
    const { name, region, standing, statistics, logo } = team2;
    const { wins, losses } = statistics;
    return {
      title: name,
      ...describe([
        region,
        standing.rank === null ? null : interpolate(rankWithElo2, { rank: standing.rank, elo: standing.elo }),
        wins + losses > 0 ? interpolate(record, { wins, losses }) : null
      ]),
      ...logo ? { image: logo.url } : {}
    };
  }
});

// apps/site/src/pages/termsofservice/index.page.ts
var index_page_default24 = definePage({ share: () => ({ title: termsOfService }) });

// apps/site/src/pages/tournament/indexAny.page.ts
import { formatMoney } from "@mes/domain/money/money";
import { worded } from "@mes/domain/tournament/lifecycle/life";

// apps/site/src/features/tournaments/texts.ts
var tournament = "Tournament";
var teamCount = "{teams} teams";
var tournaments = "Tournaments";
var tournamentsLead = "Live, open for signup, coming up and finished.";

// apps/site/src/pages/tournament/indexAny.page.ts
var indexAny_page_default9 = definePage({
  reads: ({ value }) => ({ tournament: read("tournaments", "website", { id: value }) }),
  next: ({ tournament: { id } }) => ({
    followers: initialRead("follows", "count", { kind: "tournament", id })
  }),
  share: ({ tournament: tournament2 }) => {
    if (!tournament2) return { title: tournament };
    const { id, name, state, registered, prizePool, picture } = tournament2;
    return {
      title: name,
      ...describe([
        // Without the winner: whoever reads the link may not want to know it yet.
        capitalize(worded(state)),
        interpolate(teamCount, { teams: registered }),
        prizePool > 0 ? formatMoney(prizePool) : null
      ]),
      image: picture?.url ?? `/api/pictures/tournament/${id}.png`
    };
  }
});
function capitalize(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

// apps/site/src/features/pickem/board-request.ts
var PAGE_ROWS = 15;
function boardRequest(id) {
  return { id, page: 0, size: PAGE_ROWS };
}

// apps/site/src/features/pickem/texts.ts
var pickem = "Pick\u2019em";
var pickemOf = "Pick\u2019em: {tournamentName}";
var picksOf = "{playerName}\u2019s picks";
var shareDescription = "Predict the whole bracket before the first match.";
var sharedScore = "{tournamentName}: {points} of {most} points";

// apps/site/src/pages/tournament/pickem/indexAny.page.ts
var indexAny_page_default10 = definePage({
  reads: ({ value }, search) => {
    const player2 = search.get("player");
    const isBoard = search.get("view") === "leaderboard";
    return {
      pickem: read("pickem", "get", { id: value }),
      shown: player2 === null ? null : read("pickem", "prediction", { id: value, player: player2 }),
      board: isBoard ? initialRead("pickem", "leaderboard", boardRequest(value)) : null
    };
  },
  share: ({ pickem: pickem2, shown }) => {
    if (!pickem2) return { title: pickem };
    const { name, id } = pickem2.tournament;
    if (!shown)
      return {
        title: interpolate(pickemOf, { tournamentName: name }),
        description: shareDescription,
        image: `/api/pictures/tournament/${id}.png`
      };
    return {
      title: interpolate(picksOf, { playerName: shown.player.name }),
      description: interpolate(sharedScore, {
        tournamentName: name,
        points: shown.points,
        most: pickem2.mostPoints
      }),
      image: `/api/pictures/pickem/${id}.${shown.player.id}.png`,
      query: `?player=${encodeURIComponent(shown.player.id)}`
    };
  }
});

// apps/site/src/features/tournaments/all/filters.ts
import { REGIONS } from "@mes/domain/tournament/name/tournament-name";
var SHOWN_STATES = ["all", "running", "open", "upcoming", "past"];
var MIN_NAME = 2;
var MAX_NAME = 100;
var MAX_SEASON = 9999;
var MAX_OF_SERIES = 100;
function filtersFrom4(params) {
  const season = Number(params.get("season") ?? Number.NaN);
  return {
    show: SHOWN_STATES.find((each) => each === params.get("show")) ?? "all",
    named: params.get("name") ?? "",
    series: params.get("series")?.slice(0, MAX_NAME) || null,
    region: REGIONS.find((each) => each === params.get("region")) ?? null,
    season: Number.isInteger(season) && season > 0 && season <= MAX_SEASON ? season : null,
    fits: params.get("fits") === "true",
    view: params.get("view") === "calendar" ? "calendar" : "list",
    month: /^\d{4}-(0[1-9]|1[0-2])$/.exec(params.get("month") ?? "")?.[0] ?? null
  };
}
function toRequest4({ named, region, season }) {
  const name = named.trim();
  return {
    named: name.length < MIN_NAME ? void 0 : name.slice(0, MAX_NAME),
    region: region ?? void 0,
    season: season ?? void 0
  };
}
function toPastRequest(filters2) {
  const { series, view } = filters2;
  return {
    ...toRequest4(filters2),
    series: series ?? void 0,
    count: series !== null || view === "calendar" ? MAX_OF_SERIES : void 0
  };
}

// apps/site/src/pages/tournaments/index.page.ts
var index_page_default25 = definePage({
  reads: (_params, search) => {
    const filters2 = filtersFrom4(search);
    return {
      current: read("tournaments", "list", { ...toRequest4(filters2), finished: false, size: 100 }),
      past: read("tournaments", "pastSeries", toPastRequest(filters2)),
      live: read("matches", "find", { ...NOW, size: 20 }),
      next: read("matches", "find", { ...NEXT, size: 20 })
    };
  },
  share: () => ({ title: tournaments, description: tournamentsLead })
});

// apps/site/src/features/teams/transfer-filter.ts
import { TRANSFER_KINDS } from "@mes/contract/vocabulary";
var PAGE_SIZE2 = 30;
function transferFilterFrom(params) {
  return TRANSFER_KINDS.find((kind) => kind === params.get("show")) ?? "all";
}
function toRequest5(filter) {
  return { kind: filter === "all" ? void 0 : filter, count: PAGE_SIZE2 };
}

// apps/site/src/pages/transfers/index.page.ts
var index_page_default26 = definePage({
  reads: (_params, search) => ({
    transfers: read("teams", "transfers", toRequest5(transferFilterFrom(search)))
  }),
  share: () => ({ title: transfers, description: transfersLead })
});

// apps/site/src/features/tutorials/paths.ts
import { DEFUSE_MAPS as DEFUSE_MAPS4 } from "@mes/domain/maps/maps";
var TUTORIAL_PAGES = ["tips", "weapons", "maps"];
function tutorialOf(value) {
  const [name = "", mapName, ...rest] = value.replace(/\/$/, "").split("/");
  const page = name === "" ? "tips" : TUTORIAL_PAGES.find((each) => each === name);
  if (page === void 0 || rest.length > 0) return null;
  if (mapName === void 0) return { page, map: null };
  const map = DEFUSE_MAPS4.find((each) => each.toLowerCase() === mapName.toLowerCase());
  return page === "maps" && map ? { page, map } : null;
}

// apps/site/src/features/tutorials/texts.ts
var tips = "Tips";
var tipsLead = "Tips from players and staff.";
var weapons = "Weapons";
var weaponsLead = "Compare two to four weapons of the game.";
var maps = "Maps";
var mapsLead = "How the maps of the pool are played in our own matches.";

// apps/site/src/pages/tutorials/indexAll.page.ts
var SHARE = {
  tips: { title: tips, description: tipsLead },
  weapons: { title: weapons, description: weaponsLead },
  maps: { title: maps, description: mapsLead }
};
var indexAll_page_default4 = definePage({
  reads: ({ value }, search) => {
    const { page, map } = tutorialOf(value) ?? {};
    const tournamentId = search.get("tournament");
    const isOverview = page === "maps" && map === null;
    return {
      tips: page === "tips" && !search.has("tip") ? read("tutorials", "tips", {}) : null,
      weapons: page === "weapons" ? read("tutorials", "weapons", {}) : null,
      usage: page === "maps" ? read("tutorials", "mapUsage", tournamentId && isOverview ? { tournamentId } : {}) : null,
      tournaments: isOverview ? read("tournaments", "list", { size: 50 }) : null,
      callouts: map ? read("tutorials", "callouts", {}) : null,
      plays: map ? read("tutorials", "mapPlays", { map }) : null
    };
  },
  exists: (_answers, { value }) => tutorialOf(value) !== null,
  share: (_answers, { value }) => {
    const { page = "tips", map } = tutorialOf(value) ?? {};
    return map ? { title: map, description: mapsLead } : SHARE[page];
  }
});

// apps/site/src/features/voting/requests.ts
var TABS = ["matches", "leaderboard", "mine", "manage"];
var ROWS2 = 15;
var RESULTS = 6;
var MOST_OPEN = 100;
function tabOf(search) {
  return TABS.find((tab) => tab === search.get("show")) ?? "matches";
}
function seasonOf(search) {
  const season = search.get("season");
  return season !== null && /^\d{1,4}$/.test(season) ? Number(season) : void 0;
}
function pageOf(search) {
  const page = Number(search.get("page"));
  return Number.isInteger(page) && page >= 1 && page <= 1e5 ? page : 1;
}
var OPEN_REQUEST = { state: "undecided", size: MOST_OPEN };
var RESULTS_REQUEST = { state: "decided", page: 0, size: RESULTS };

// apps/site/src/features/voting/texts.ts
var matchVoting = "Match Voting";
var description = "Vote on matches, climb the leaderboard of the season.";

// apps/site/src/pages/voting/index.page.ts
var index_page_default27 = definePage({
  reads: (_params, search) => {
    const tab = tabOf(search);
    const season = seasonOf(search);
    const isBoard = tab === "leaderboard";
    return {
      open: tab === "matches" ? read("voting", "matches", OPEN_REQUEST) : null,
      decided: tab === "matches" ? initialRead("voting", "matches", RESULTS_REQUEST) : null,
      ranks: isBoard ? read("voting", "leaderboard", { page: pageOf(search), size: ROWS2, season }) : null,
      calls: isBoard ? read("voting", "topsFlops", { season }) : null,
      users: isBoard ? read("voting", "totalUsers", { season }) : null,
      seasons: isBoard || tab === "mine" ? read("voting", "seasons", {}) : null
    };
  },
  share: () => ({ title: matchVoting, description })
});

// apps/site/src/pages/worlds/indexAny.page.ts
var indexAny_page_default11 = definePresentation("worlds");

// <stdin>
var pages = [
  { route: "/about", ...index_page_default },
  { route: "/beta", ...index_page_default2 },
  { route: "/blacklist", ...index_page_default3 },
  { route: "/blog/author/:value", ...indexAny_page_default },
  { route: "/blog", ...index_page_default4 },
  { route: "/blog/:value", ...indexAny_page_default2 },
  { route: "/chat/*", ...indexAll_page_default },
  { route: "/circuit-intermediate", ...index_page_default5 },
  { route: "/clearcache", ...index_page_default6 },
  { route: "/dashboard", ...index_page_default7 },
  { route: "/dashboard/profile", ...index_page_default8 },
  { route: "/embers", ...index_page_default9 },
  { route: "/feedback/:value", ...indexAny_page_default3 },
  { route: "/forms/*", ...indexAll_page_default2 },
  { route: "/goldenox", ...index_page_default10 },
  { route: "/highlights/*", ...indexAll_page_default3 },
  { route: "/", ...index_page_default11 },
  { route: "/leaderboards/players", ...index_page_default12 },
  { route: "/leaderboards/teams", ...index_page_default13 },
  { route: "/login", ...index_page_default14 },
  { route: "/match/:value", ...indexAny_page_default4 },
  { route: "/match/search", ...index_page_default15 },
  { route: "/matches/head-to-head", ...index_page_default16 },
  { route: "/matches", ...index_page_default17 },
  { route: "/matchup/:value", ...indexAny_page_default5 },
  { route: "/pistol-tournament", ...index_page_default18 },
  { route: "/players/:value", ...indexAny_page_default6 },
  { route: "/privacy", ...index_page_default19 },
  { route: "/proleague", ...index_page_default20 },
  { route: "/promo", ...index_page_default21 },
  { route: "/promo/:value", ...indexAny_page_default7 },
  { route: "/queue", ...index_page_default22 },
  { route: "/store", ...index_page_default23 },
  { route: "/teams/:value", ...indexAny_page_default8 },
  { route: "/termsofservice", ...index_page_default24 },
  { route: "/tournament/:value", ...indexAny_page_default9 },
  { route: "/tournament/pickem/:value", ...indexAny_page_default10 },
  { route: "/tournaments", ...index_page_default25 },
  { route: "/transfers", ...index_page_default26 },
  { route: "/tutorials/*", ...indexAll_page_default4 },
  { route: "/voting", ...index_page_default27 },
  { route: "/worlds/:value", ...indexAny_page_default11 }
];
var routes = ["/about", "/announcement", "/articles/editor", "/beta", "/blacklist", "/blog/author/:value", "/blog", "/blog/:value", "/chat/*", "/circuit-intermediate", "/clearcache", "/dashboard/countries", "/dashboard", "/dashboard/profile", "/embers", "/experimental/profiles", "/feedback/:value", "/following", "/forms/*", "/gallery", "/goldenox", "/highlights/*", "/", "/leaderboards/players", "/leaderboards/staff", "/leaderboards/teams", "/login", "/manage", "/match/capture/:value", "/match/editor/create", "/match/editor", "/match/editor/:value", "/match/:value", "/match/scoreboard", "/match/scoreboard/:value", "/match/search", "/matches/head-to-head", "/matches", "/matchup/create", "/matchup/dispute/:value", "/matchup/:value", "/matchup/list", "/messages", "/messages/:value", "/messages/reports", "/modpanel/accounts", "/modpanel/discord", "/modpanel/log", "/modpanel/player-photos", "/notifications", "/operations", "/pistol-tournament", "/players/compare", "/players/free-agents", "/players/:value", "/privacy", "/proleague", "/promo/editor", "/promo", "/promo/:value", "/properties", "/queue", "/statistics/:value", "/store/editor", "/store", "/store/requests", "/stream/casterinfo", "/stream/configuration", "/stream/library", "/stream/room", "/support/*", "/teams/create", "/teams/:value", "/terminal", "/termsofservice", "/tournament/editor", "/tournament/editor/:value", "/tournament/:value", "/tournament/pickem/:value", "/tournament/rosters", "/tournament/rosters/:value", "/tournament/seeding", "/tournament/seeding/:value", "/tournaments", "/transfers", "/tutorials/*", "/voting", "/voting/review", "/worlds/:value"];
export {
  pages,
  routes
};
