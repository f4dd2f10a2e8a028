/** The folder of the house that is served or tested (tools/house.mjs). */
export const houseFolder = process.env.HOUSE ?? 'src/house';
