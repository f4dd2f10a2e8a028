import { mapRows } from '../lib/tables';
import { denials } from './denials';
import { families } from './families';
import type { NoteFamily, Thing, WordsMeaning } from './types';

/**
 * The words in which people wish for a scent. The search (shop/search/wish) looks the meanings up in the
 * perfumes' own texts, notes and facets, so that no perfume is named here.
 */

const family = mapRows(families, (_, name): Thing => ({ family: name }));

/** The meanings of words. The notes' own names, the families and the conditions mean themselves. */
export const meanings: readonly WordsMeaning[] = [
  { kind: 'quality', things: [family.citrus], words: 'citrusy, zesty' },
  { things: [family.fruit], words: 'berry' },
  { kind: 'quality', things: [family.fruit], words: 'fruity, juicy' },
  { things: [family.floral], words: 'flower, blossom, petal, bouquet' },
  { kind: 'quality', things: [family.floral], words: 'floral, flowery' },
  { kind: 'quality', things: [family.spice], words: 'spicy' },
  { things: ['musk'], words: 'musky' },
  { kind: 'quality', things: [family.amber, 'resin'], words: 'resinous, balsamic, oriental' },
  { kind: 'quality', things: [family.wood], words: 'woody' },
  { things: ['wood'], words: 'log, furniture, workshop, attic, sauna' },
  {
    things: ['leather'],
    words:
      'suede, saddle, biker, car seat, boots, leather jacket, motorbike, motorcycle, glove, handbag, briefcase, wallet, leather chair, cowboy',
  },
  { kind: 'quality', things: ['leather', 'smoke', 'oud'], words: 'animalic, dirty' },
  {
    kind: 'quality',
    things: ['sweet', 'honey', 'vanilla', 'caramel', family.gourmand],
    words: 'gourmand, edible, sugar, candy, delicious',
  },
  {
    things: ['vanilla', 'honey', 'caramel', 'almond'],
    words:
      'cake, cupcake, bakery, baking, pastry, cookie, biscuit, icing, frosting, dessert, pudding, kitchen, custard, creme brulee, ice cream, waffle, pancake, brownie, doughnut, muffin, cheesecake, macaron, milkshake, buttercream, tiramisu, meringue, patisserie, whipped cream',
  },
  {
    things: ['caramel', 'honey'],
    words: 'toffee, praline, butterscotch, fudge, brown sugar, maple syrup, syrup, molasses, dulce de leche',
  },
  { things: ['almond'], words: 'marzipan, amaretto' },
  { things: ['honey'], words: 'beeswax, nectar, beehive, bee, mead' },
  { things: ['hay'], words: 'straw, barn, farm, meadow, field' },
  { things: ['hay', 'leather'], words: 'stable, horse' },
  {
    things: ['rum'],
    words:
      'boozy, alcohol, liqueur, whisky, bourbon, cognac, brandy, pirate, spirits, scotch, amaro, barrel, cask, drunk, tipsy, sailor',
  },
  { things: ['rum', 'orange'], words: 'cocktail, bar' },
  {
    things: ['wine'],
    words: 'port, sherry, grape, red wine, claret, vineyard, merlot, sangria, wine cellar, burgundy',
  },
  { things: ['cinnamon', 'orange', 'cardamom', 'wine'], words: 'mulled, market' },
  {
    things: ['cinnamon', 'orange', 'incense'],
    conditions: ['winter'],
    words:
      'christmas, festive, gingerbread, advent, eggnog, speculoos, cinnamon roll, mince pie, spice market',
  },
  { things: ['cinnamon', 'cardamom'], words: 'chai' },
  {
    things: ['saffron', 'cardamom', 'cinnamon', 'incense'],
    words: 'bazaar, souk, morocco, marrakech, istanbul, spice route, silk road',
  },
  {
    things: ['saffron', 'oud', 'rose', 'incense'],
    words: 'arab, dubai, middle east, desert, sultan, sheikh, thousand and one nights',
  },
  { things: ['orange blossom'], words: 'neroli, orange flower' },
  { things: ['blood orange', 'mandarin'], words: 'orange, marmalade' },
  { things: ['mandarin'], words: 'tangerine, clementine' },
  { things: ['peel', 'zest'], words: 'peel, orange peel' },
  { things: ['blackcurrant'], words: 'cassis, currant' },
  { things: ['plum'], words: 'prune' },
  { things: ['tea', 'bergamot'], words: 'earl grey' },
  { things: ['tea'], words: 'black tea, green tea, matcha, oolong, teahouse, teapot, tea room, cup of tea' },
  { things: ['rose', 'honey'], words: 'turkish delight' },
  { things: ['iris'], words: 'orris' },
  {
    things: ['powder', 'iris'],
    words:
      'powdery, talc, makeup, make up, lipstick, wardrobe, baby powder, face powder, dressing table, vanity',
  },
  { things: ['lily of the valley'], words: 'muguet, lily' },
  { things: ['garden'], words: 'park, greenhouse, orchard, backyard, lawn chair' },
  { things: ['earth', 'rain'], words: 'petrichor, dust, mud, wet stone' },
  { things: ['earth'], words: 'soil, mushroom' },
  { things: ['patchouli', 'earth'], words: 'hippie, boho, bohemian, seventies' },
  {
    things: ['linen', 'clean', 'musk'],
    words:
      'clean, laundry, washing, detergent, sheet, bed, pillow, towel, cotton, shirt, soap, shower, bath, ironed, washing line, clothesline, fabric softener, dryer, hotel, tshirt, t shirt, blouse, bathrobe, freshly washed, bubbles, pyjamas',
  },
  { things: ['skin', 'musk'], words: 'skin, body, second skin, neck, nude, naked, bare' },
  {
    kind: 'quality',
    things: ['cool', 'green', 'linen', 'bergamot'],
    conditions: ['notStrong'],
    words: 'fresh, crisp, airy, sheer, transparent, clear, dewy',
  },
  { kind: 'quality', things: ['green'], words: 'leafy' },
  { things: ['morning', 'linen', 'light'], words: 'dawn' },
  {
    things: ['morning', 'linen', 'light'],
    conditions: ['day'],
    words: 'sun, sunny, sunshine, sunlight, sunrise, sunlit, daylight',
  },
  { kind: 'quality', things: ['smooth', 'cashmere'] },
  { things: ['wool'], words: 'coat, jumper, sweater, knitted' },
  { things: ['paper'], words: 'letter, ink' },
  { things: ['book', 'paper'], words: 'reading, novel, bookshop, bookstore, old paper, manuscript, study' },
  { things: ['leather', 'wood', 'book', 'paper'], words: 'library, antique' },
  {
    things: ['incense', 'myrrh', 'stone'],
    words:
      'church, cathedral, monastery, mass, priest, temple, shrine, monk, religious, holy, sacred, ritual, three kings, meditation, mosque, frankincense, olibanum, insense, spiritual, abbey, altar, choir, prayer, pray, nun, crypt, pilgrim, ceremony, cloister, egypt, pharaoh, relic, buddhist',
  },
  { things: ['stone'], words: 'cellar, cave, mineral' },
  {
    things: ['ember', 'smoke', 'fire'],
    words:
      'smoke, campfire, bonfire, fireplace, fireside, hearth, chimney, burning, burnt, barbecue, ash, cabin, candle, flame, coal, log fire, open fire, stove, match, match stick, burning wood, burned, cinder, smoulder, glowing coal, bonfire night, hut, lodge, chalet',
  },
  {
    things: ['fire', 'book', 'wool', 'vanilla', family.gourmand, family.amber],
    words:
      'cosy, cozy, comforting, hygge, blanket, snuggle, cuddle, snug, sofa, duvet, armchair, slipper, lazy sunday, curl up, homely, fluffy, comfort, hug in bottle',
  },
  { kind: 'quality', things: [family.amber, 'glow', family.gourmand, family.spice], words: 'warm, warmth' },
  {
    kind: 'quality',
    things: ['golden', 'gold', 'amber'],
    words: 'glow, sunset, golden hour, golden light, lamp, lantern, honeyed, radiant',
  },
  {
    kind: 'quality',
    things: ['dark', 'oud', 'incense'],
    words:
      'gothic, vampire, witch, deep, moody, noir, haunted, castle, shadow, brooding, sinister, dangerous, forbidden',
  },
  {
    things: ['dark', 'oud', 'velvet', 'incense'],
    conditions: ['evening'],
    words:
      'mysterious, mystic, secret, opera, theatre, enigmatic, hypnotic, magic, magical, spell, curtain, masquerade',
  },
  { things: ['oud'], words: 'oudh, aoud, agarwood' },
  { things: ['cedar'], words: 'cedarwood, pencil' },
  { things: ['sandalwood'], words: 'sandal, santal, sandlewood' },
  { things: ['labdanum', 'patchouli'], words: 'chypre' },
  { kind: 'quality', things: ['milk', 'sandalwood'], words: 'milky, creamy' },
  { kind: 'quality', things: [family.amber, 'oud', 'resin'], words: 'rich, luxurious, luxury, lush' },
  { kind: 'quality', things: ['bitter'] },
  { kind: 'quality', things: ['dry', 'cedar'] },
  {
    things: ['white petal', 'jasmine', 'lily of the valley'],
    conditions: ['day'],
    words: 'wedding, bride, bridal',
  },
  {
    things: ['rose', 'candlelight'],
    conditions: ['evening'],
    words: 'romantic, romance, valentine, valentine day, anniversary, honeymoon, proposal, love letter, kiss',
  },
  {
    things: ['dinner', 'candlelight', 'amber'],
    conditions: ['evening'],
    words:
      'date, candlelit, candle light, restaurant, jazz, first date, dinner, supper, bistro, wine bar, nightcap, speakeasy, lounge, after dinner, rooftop, jazz bar, date night',
  },
  {
    things: ['head turn', 'velvet', 'amber'],
    conditions: ['evening'],
    words:
      'sexy, seductive, sensual, sultry, flirty, irresistible, boudoir, lingerie, alluring, passionate, passion, tempting, temptation, provocative, magnetic, femme fatale',
  },
  {
    things: ['gold', 'oud', 'velvet'],
    words:
      'royal, king, queen, palace, opulent, decadent, throne, regal, majestic, emperor, opulence, treasure',
  },
  {
    kind: 'mood',
    things: ['powder', 'iris', 'lily of the valley', 'rose'],
    words: 'grandmother, granny, nan, old lady, old fashioned, vintage, retro',
  },
  {
    kind: 'mood',
    things: ['leather', 'oud', 'cedar', family.wood, family.spice],
    words:
      'man, men, mens, husband, boyfriend, masculine, manly, dad, father, father day, grandfather, brother, son, guy, him, gentleman, uncle, nephew, groom, hubby, bf, male, lad, fiance',
  },
  {
    kind: 'mood',
    things: [family.floral],
    words:
      'woman, women, wife, girl, girly, girlfriend, mum, mom, mother, mother day, lady, her, feminine, sister, aunt, niece, female, ladies, gf, fiancee, grandma',
  },
  {
    kind: 'mood',
    things: ['pear', 'clean', 'jasmine'],
    conditions: ['light'],
    words:
      'teenager, daughter, young, youthful, student, first perfume, child, kid, baby, innocent, pure, prom, graduation, beginner, starter, newbie',
  },
  {
    kind: 'mood',
    things: ['cool', 'linen', 'clean'],
    conditions: ['light'],
    words:
      'calm, serene, peaceful, relax, soothing, zen, yoga, spa, sleep, bedtime, minimal, simple, natural, tranquil, breathe, modest, effortless, meditate, unwind, wind down',
  },
  {
    kind: 'mood',
    things: ['spark', family.citrus, 'bright'],
    words: 'happy, cheerful, joyful, uplifting, energising, sparkling, cheer, lively, vibrant, playful',
  },
  {
    kind: 'mood',
    things: ['velvet', 'iris', 'amber'],
    words: 'elegant, classy, sophisticated, chic, graceful, refined, timeless, polished',
  },
  {
    conditions: ['day', 'light'],
    words:
      'office, work, boardroom, meeting, interview, school, class, classroom, teacher, nurse, doctor, hospital, university, business, gym, sport, workout, running, desk, clinic, dentist, elevator, lift, commute, lecture, exam, waiting room, kindergarten, nursery, job, errand, cubicle, open plan',
  },
  {
    kind: 'always',
    conditions: ['day', 'light'],
    words: 'colleague, coworker, boss, client, patient, workmate, roommate',
  },
  {
    kind: 'always',
    conditions: ['light'],
    words:
      'anyone smell, anybody smell, anyone notice, anybody notice, anyone else, neighbour, offend, plane, flight, train, bus, headache, migraine, sensitive, funeral',
  },
  {
    conditions: ['day'],
    words:
      'daily, daytime, every day, everyday, afternoon, brunch, lunch, weekday, morning coffee, picnic, shopping',
  },
  {
    conditions: ['evening'],
    words:
      'gala, black tie, special occasion, special night, formal, cinema, concert, ball, red carpet, premiere, new year, dinner party, gallery, theater, casino',
  },
  {
    conditions: ['night'],
    words:
      'midnight, party, club, going out, night out, dancing, late, nightclub, clubbing, rave, nightlife, after dark, dance floor, dance, moonlight, night shift',
  },
  { conditions: ['spring'], words: 'easter, april, may' },
  {
    conditions: ['summer'],
    words:
      'hot weather, hot day, warm weather, warm day, heat, holiday, vacation, july, august, humid, heatwave, hot climate, sweaty, sweat, sunny day, hot country, warm climate',
  },
  {
    conditions: ['autumn'],
    words: 'fall, october, november, halloween, falling leaf, fallen leaf, harvest, thanksgiving, scarf',
  },
  {
    conditions: ['winter'],
    words:
      'cold weather, cold day, cold night, december, january, snowy, frosty, ski, freezing, chilly, cold, blizzard, february, alpine, cold evening, dead of winter, deep winter',
  },
  {
    conditions: ['year'],
    words:
      'all year, year round, all season, every season, any season, versatile, any occasion, signature, only winter, only summer, whole year, all rounder, allrounder, anytime, any time, staple, daily driver',
  },
  {
    conditions: ['light'],
    words:
      'subtle, quiet, discreet, delicate, gentle, faint, whisper, close, intimate, understated, barely there, only i, only noticeable, hug, hugging, soft, weak, nobody notice, no one notice, not bother, annoy, whispering, private, polite, unobtrusive, inoffensive, low key, lowkey, mild, shy, feather, lean in, skin scent, undetectable, only husband, only wife, only partner',
  },
  {
    conditions: ['strong'],
    words:
      'intense, heavy, bold, loud, powerful, potent, overpowering, overwhelming, fill room, trail, sillage, project, beast mode, turn head, head turner, compliment, statement, noticed, across room, shout, stand out, confident, attention, big, beast, monster, scream, nuclear, bomb, unforgettable, memorable, entrance, enter room, walk in, unmissable, dramatic, daring, diva, powerhouse, everyone smell, everybody smell, everyone notice, everybody notice, powerful trail',
  },
  { conditions: ['notLight'], words: 'across table, arm length' },
  {
    kind: 'always',
    conditions: ['lasting'],
    words: 'fade, vanish, disappear, wear off, gone by, reapply, respray, top up, touch up, evaporate, die',
  },
  {
    conditions: ['lasting'],
    words:
      'last, longevity, stay, shift, all day, all night, until morning, next morning, next day, eternal, forever, long, stick, cling, still there, survive, outlast, endure, persist, linger, sunset to sunrise, round clock, 24 hour, hold up',
  },
  {
    conditions: ['cheap'],
    words:
      'affordable, inexpensive, low price, lowest price, tight budget, least expensive, bargain, broke, cheapest, save money',
  },
  { conditions: ['dear'], words: 'expensive, pricey, highest price, splurge, finest' },
  { things: ['tobacco'], near: ['hay', 'tonka', 'honey'], words: 'cigar, pipe' },
  { things: ['lavender'], near: ['tonka', 'hay'] },
  { things: ['fougere'], near: ['tonka', 'hay'], words: 'fern' },
  { things: ['a barbershop'], near: ['leather', 'linen'], words: 'barber, aftershave, shaving' },
  { things: ['coffee'], words: 'espresso, latte, cappuccino, mocha, coffee shop, cafe, barista' },
  { things: ['chocolate'], near: ['vanilla', 'rum'], words: 'cocoa, cacao, nutella, truffle' },
  {
    things: ['the sea'],
    words:
      'ocean, marine, aquatic, seaside, calone, seaweed, coast, boat, wave, island, sea breeze, sailing, harbour, surf, mermaid, oyster, lagoon, seawater, salty skin',
  },
  { things: ['the beach'], words: 'sand, sunscreen, suntan' },
  { things: ['a swimming pool'], words: 'pool, chlorine' },
  { things: ['tropical fruit'], words: 'tropical, passionfruit, passion fruit, papaya, guava, pina colada' },
  {
    things: ['a pine forest'],
    near: ['cedar', 'wood'],
    words: 'pine, forest, fir, juniper, christmas tree, mountain, spruce, evergreen, conifer, pine needle',
  },
  { things: ['moss'], near: ['patchouli'], words: 'oakmoss' },
  { things: ['cut grass'], near: ['green'], words: 'grass, lawn, mown, mowed' },
  { things: ['mint'], words: 'peppermint, menthol, toothpaste' },
  { things: ['herbs'], words: 'basil, rosemary, thyme, sage, oregano, parsley, dill, tarragon, wormwood' },
  {
    things: ['lemon'],
    near: ['bergamot', 'mandarin'],
    words: 'lime, yuzu, verbena, lemonade, limoncello, citron',
  },
  { things: ['grapefruit'], near: ['blood orange', 'bergamot'] },
  { things: ['clove'], near: ['cinnamon'], words: 'nutmeg' },
  { things: ['pumpkin'], near: ['cinnamon'] },
  { things: ['apple'], near: ['pear'], words: 'cider, calvados' },
  { things: ['raspberry'], near: ['blackcurrant'], words: 'strawberry, blueberry, blackberry' },
  { things: ['apricot'], near: ['plum'], words: 'peach' },
  { things: ['cherry'], near: ['plum'] },
  { things: ['violet'], near: ['iris'] },
  { things: ['peony'], near: ['rose'], words: 'geranium, carnation' },
  {
    things: ['hyacinth'],
    near: ['lily of the valley'],
    words: 'freesia, mimosa, wisteria, daffodil, tulip, narcissus, elderflower',
  },
  { things: ['tuberose'], near: ['jasmine'], words: 'gardenia, ylang, frangipani, magnolia, honeysuckle' },
  { things: ['bubble gum'], words: 'chewing gum' },
  { things: ['candy floss'], words: 'cotton candy, marshmallow' },
  { things: ['petrol'], words: 'gasoline, garage' },
  { things: ['tar'], words: 'rubber' },
  { things: ['cannabis'], words: 'weed' },
  { things: ['snow'], words: 'ice' },
  {
    things: ['nuts'],
    near: ['almond'],
    words: 'hazelnut, pistachio, walnut, chestnut, peanut, cashew, nutty, macadamia',
  },
];

/** Scents that have a word of their own, and nothing near. */
export const others =
  'aldehyde, bamboo, banana, beer, bread, butter, champagne, coconut, cucumber, eucalyptus, fig, gin, ginger, lilac, lotus, lychee, mango, melon, metal, olive, paint, pineapple, plastic, rain, rice, salt, silk, vetiver, watermelon, carrot, tomato, cheese, bacon, popcorn, toast, chalk, concrete, glue, garlic, onion, kiwi, rhubarb, cranberry, quince, sunflower, daisy, aloe, cactus, gunpowder, play doh, crayon';

/** The names that keep their capital letter within a sentence. */
export const properNouns = ['Atlas', 'Damask'];

/** The start of a sentence about the bottle, which is no description of the scent. */
export const aboutBottle = 'The bottle ';

/** What words do in a sentence. */
export const roles = {
  /** Left out of phrases. */
  link: 'a an the of in my your is are to it',
  /** Common words without a meaning here, some of them close to others that have one. */
  plain:
    'quite even right while white house room home rainy water old new back hours for better place health heart',
  /** In a note's name they say nothing alone. */
  qualifier: 'white black pink blood bark pod bean seed atlas valley',
  ...denials,
  /** After one of these, a denial means something else: 'not only', 'I don't know'. */
  pardon: 'only just know sure idea mind matter problem care limit wait enough but need',
  /** They turn to something else once something has been denied. */
  softTurn:
    'love loves want prefer something maybe more bit hint touch trace lots with for in on at to than when if because',
  /** What comes before them is denied: 'roses make me sneeze'. */
  regret:
    'sick sneeze headache migraine nausea nauseous boring awful disgusting rash itch cough choke gag ill queasy dizzy vile horrible terrible gross dealbreaker breaker out',
  /** At the end of a sentence, or before thanks, they deny what comes before: 'saffron? no thanks'. */
  refusal: 'no not never nope nah none yuck ew',
  thanks: 'thanks thank you please way go chance',
  /** What somebody can't bear comes before them. */
  cause: 'give gives make makes get is are isnt arent',
  /** They say that another perfume is wished than the one named. */
  other: 'but than instead alternative similar not without less',
  /** Questions about the shop. A text with one of them is a wish only if it names a scent. */
  question:
    'order deliver ship parcel track return refund exchange send password login account register card voucher coupon discount code opening store shop invoice pay cancel contact phone email sample size vegan stock',
};

/**
 * The patterns of prices in a search text, in the order in which they are read:
 *
 *     pattern   meaning                       examples
 *     range     the lowest and the highest    'between 50 and 100', 'from 50 to 100'
 *     least     the lowest                    'over 100', 'at least 50'; but not 'not over 100'
 *     most      the highest                   'under 100', 'not over 100', '$100', '100 dollars'
 */
export const prices = {
  range: /(?:between|from)\D{1,3}\d+\D{1,6}\d+/g,
  least:
    /(?<!\b(?:no|not|nothing|never|dont|don't|without|cant|can't)\b\D{0,12})(?:over|above|more than|at least|upwards of)\b\D{0,3}\d+/g,
  most: /(?:under|below|less than|up to|max|maximum|at most|within|cheaper than|around|about|budget|limit|spend|afford|cap|ceiling|(?:(?:no|not|nothing|never|dont|don't|without|cant|can't)\b\D{0,12})?(?:over|above|more than))\b\D{0,9}\d+|[$€£] ?\d+|\d+[$€£ ]*(?:dollars?|euros?|bucks|quid|usd|pounds|max|or less|or under|or below|budget|limit|tops|to spend|ish)/g,
};

/** What the search says of a perfume whose family fits a wish. */
export const familySentences: Readonly<Record<NoteFamily, string>> = {
  citrus: 'Bright with citrus.',
  fruit: 'Ripe fruit.',
  floral: 'Soft with flowers.',
  spice: 'Warm with spice.',
  musk: 'Clean musk, close to the skin.',
  amber: 'Glowing amber and resin.',
  gourmand: 'Sweet with vanilla and honey.',
  wood: 'Woody to the base.',
  leather: 'A touch of leather.',
};
