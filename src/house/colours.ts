/** The ground of the shop's pages, `--ground` of colours.css. The browser's bar has it too. */
export const pageGround = '#f7f2ea';

/** The rooms of the perfumes' pages by their ground, `--ground` of each room in colours.css. */
export const grounds = { stone: '#d3ccbf', honey: '#d2b787', smoke: '#3a3129', ink: '#14110f' } as const;

/** The rooms of what is in no perfume's room. */
export const lightRoom: keyof typeof grounds = 'stone';
export const darkRoom: keyof typeof grounds = 'ink';
