/** The words that deny, in wishes and in descriptions. */
export const denials = {
  /** They deny what follows, up to a turn or a comma. */
  denial:
    'no not without never hate hates avoid dislike nothing none cant cannot dont doesnt didnt isnt arent wont except minus nor neither zero allergic sick tired hardly barely instead other less too anything everything all sans skip omit exclude excluding loathe despise detest lacking bar away clear hold',
  turn: 'but however though although yet just',
};

/** Denials that are ones only with this word after them. */
export const pairs = {
  sick: 'of',
  tired: 'of',
  instead: 'of',
  other: 'than',
  anything: 'but',
  everything: 'but',
  all: 'but',
  bar: 'the',
  hold: 'the',
  away: 'from',
  clear: 'of',
};
