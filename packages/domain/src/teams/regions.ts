/** The regions that a team can be from. */
export const TEAM_REGIONS = ['EU', 'NA', 'AS', 'SA'] as const;
export type TeamRegion = (typeof TEAM_REGIONS)[number];

const codes = (text: string) => new Set(text.trim().split(/\s+/));

/** With Central America and the Caribbean, whose players are close to servers there. */
const NORTH_AMERICA = codes(`
AG AI AW BB BL BM BQ BS BZ CA CR CU CW DM DO GD GL GP GT HN HT JM KN KY LC MF MQ MS MX NI PA PM PR
SV SX TC TT UM US VC VG VI
`);
const SOUTH_AMERICA = codes('AR BO BR CL CO EC FK GF GS GY PE PY SR UY VE');
/** With Oceania. */
const ASIA = codes(`
AE AF AS AU BD BH BN BT CC CK CN CX FJ FM GU HK HM ID IN IO IQ IR JO JP KG KH KI KP KR KW KZ LA LB
LK MH MM MN MO MP MV MY NC NF NP NR NU NZ OM PF PG PH PK PN PS PW QA SA SB SG SY TH TJ TK TL TM TO
TV TW UZ VN VU WF WS YE
`);

/** The region in which the players of a country usually play; Africa plays on servers in Europe. */
export function regionOfCountry(country: string): TeamRegion {
  if (SOUTH_AMERICA.has(country)) return 'SA';
  if (NORTH_AMERICA.has(country)) return 'NA';
  return ASIA.has(country) ? 'AS' : 'EU';
}
