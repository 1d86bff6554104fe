/**
 * Characters that pass for ASCII letters or digits, by what they pass for: of Latin, Greek, Cyrillic,
 * Armenian, Cherokee, Coptic, Lisu and other scripts, small capitals, letterlike symbols. The facts are
 * those of Unicode TR39 (confusables), without what NFKD resolves (full-width, mathematical, roman
 * numerals) and with two differences: ASCII characters stay distinct from each other, and letters that
 * a living alphabet tells apart (Cyrillic Б from В, Greek σ from ο) do not share a target. Scripts
 * written from right to left are left out: no word of them reads as a Latin one.
 */
const BY_TARGET: Readonly<Record<string, string>> = {
  2: 'ƧƻϨᒿꙄꛯꝚ',
  3: 'ƷȜЗҘӠⳌꝪꞫ𑣊𖼻𝈆',
  4: 'Ꮞ𑢯',
  5: 'Ƽ𑢻',
  6: 'ᏮⳒ𑣕',
  7: '𐓒𑣆𝈒',
  8: 'Ȣ৪੪𐌚',
  9: '৭੧୨൭ⳊꝮ𑢬𑣖',
  a: 'ɑΑАᎪᗅᗩᴀ⍶⍺Ⲁꓮ𐊠𖽀',
  b: 'ƀƂƄɓʙΒВᏏᏴᑲᑳᖯᗷᴃⲂꓐꞴ𐊂𐊡𐌁',
  c: '¢ȼСҪᏟᑕᴄ₡Ⲥꓚ𐊢𐌂𐐕𐔜𑣩𑣲🅮🝌',
  d: 'ÐĐƉƌɗԁᎠᏧᑯᗞᗪᴅ₫ꓒꓓ',
  e: 'ɆΕЕҽҿᎬᴇ℮⋿ⲉⴹꓰꬲ𐊆𑢦𑢮',
  f: 'ƑϜքᖴᵮẝꓝꜰꞘꬵ𐊇𐊥𐔥𑢢𝈓',
  g: 'ǤɠɡɢԌցᏀᏳᶃꓖ',
  h: 'ĦɦʜΗНҢһӇӉհᎻᏂᏲᕼⱧⲎꓧꚕ𐋏',
  i: 'ıƗɩɪΙІᎥᵻᵼ⍳⍸Ⲓꓲꙇ𐊊𐌉𐌠𑣃',
  j: 'ȷɈͿЈᎫᒍᴊꓙꞲ',
  k: 'ƙΚКҚҞᏦᛕᴋ₭ⱩⲔꓗꝀ𐔘',
  l: 'ŁƖƚǀɫɭʟӀᏞᒪᛁ∣⏽Ⳑⵏꓡ𐐛𐔦𑢣𑢲𖼖𖼨𝈪',
  m: 'ɱΜϺМӍᎷᗰᛖᴍᵯ₥Ⲙꓟ𐊰𐌑𑜀𑣣',
  n: 'ƝƞɳɴΝηոᑎᴎᵰⲚꓠ𐆎𐔓',
  o: 'ØƟΟОӨՕ०০੦૦ଠ୦௦౦೦ഠ൦๐໐တဝ၀ჿዐᎾᏫᴏᴑⲞⴱⵁⵔ〇ꓳꝊꬽꬾꭴ𐊒𐊫𐐄𐓂𐔖𑓐𑢵𑣈𑣗𑣠𝈚🜔',
  p: 'ƥΡРᏢᑭᴘᵽ⍴Ⲣꓑ𐊕',
  q: 'ʠԛզᑫⵕꞯ',
  r: 'ƦɍɼɽΓгғᎡᏒᖇᴦᵲⲅꓣꭇꭈꮁ𐒴𖼵𝈖',
  s: 'ƽʂЅՏᏕᏚᔕᵴꓢꜱ𐊖𐐠𑣁𖼺',
  t: 'ŦƭƮȾΤТҬᎢᴛᵵ₮⊤⍡⟙Ⲧꓔ𐊗𐊱𐌕𑢼𖼊🝨',
  u: 'ɄʋυՍሀᏌᑌᴜᵾ∪⋃ꓴꞟꭎꭒ𐓎𑢸𖽂',
  v: 'νѴᏙᐯᴠ∨⋁ⴸꓦꛟ𐆗𐔝𑜆𑢠𖼈𝈍🜈',
  w: 'ɯωѡѽԜաᎳᏔᗯᴡ₩ⲱꓪꝡ𑓅𑜊𑜎𑜏𑣦𑣯',
  x: '×ΧХҲᕁᕽ᙭᙮ᚷ╳⤫⤬⨯⨰ⲬⵝꓫꞳ𐆖𐊐𐊴𐌗𐌢𐔧𑣬',
  y: '¥ƴɎɣʏΥγУҮҰყᎩᎽᶌỿⲨꓬꭚ𐊲𑢤𑣜𖽃',
  z: 'ƵȤʐΖᏃᘔᴢᵶⲌꓜ𐋵𑢩𑣄𑣥',
  ae: 'æӕᴁ',
  oe: 'œ',
  ss: 'ß',
};

/** The first character of runs that are in the order of the alphabet or of the digits. */
const RUNS: readonly { readonly first: string; readonly targets: string }[] = [
  { first: '🅐', targets: 'abcdefghijklmnopqrstuvwxyz' },
  { first: '🅰', targets: 'abcdefghijklmnopqrstuvwxyz' },
  // Where a system has no flags it shows the two letters of the country.
  { first: '\u{1f1e6}', targets: 'abcdefghijklmnopqrstuvwxyz' },
  { first: '❶', targets: '123456789' },
  { first: '➀', targets: '123456789' },
  { first: '➊', targets: '123456789' },
  { first: '⓵', targets: '123456789' },
  { first: '⓿', targets: '0' },
];

/** What each character passes for. A letter that is not listed passes for what its other case does. */
export const LOOK_ALIKES: ReadonlyMap<string, string> = new Map([
  ...listed().flatMap(([character, target]) =>
    [character.toLowerCase(), character.toUpperCase()].map((other): Pair => [other, target]),
  ),
  ...listed(),
]);

type Pair = [character: string, target: string];

function listed(): Pair[] {
  return [
    ...Object.entries(BY_TARGET).flatMap(([target, characters]) =>
      Array.from(characters, (character): Pair => [character, target]),
    ),
    ...RUNS.flatMap(({ first, targets }) =>
      Array.from(
        targets,
        (target, index): Pair => [String.fromCodePoint(first.codePointAt(0)! + index), target],
      ),
    ),
  ];
}
