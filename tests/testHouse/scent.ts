import type { NoteFamily } from '#shop/config/perfume';
import { denials } from './denials';

/**
 * The words in which people wish for a scent. The search (model/scentSearch) looks the meanings up in the
 * perfumes' own texts, notes and facets, so that no perfume is named here.
 */

/**
 * Meanings, one a line: `what: words`. The notes' own names mean themselves. Words with the same stem count as
 * one: 'smoke' covers smoky and smoked. On the left:
 * - words of the perfumes' texts, and families (`@wood`), the closest first; one of them is enough
 * - conditions (`@day`, `@winter`, `@light`): each of them counts
 * - after a slash, what comes near if no perfume smells of the first thing; without it, nothing does
 *
 * `~` before a line: a mood or a person, which says little about the scent. `?`: a quality (an adjective). `!`: it
 * holds even after a 'not': 'it must not fade'. A name with an article, 'the sea', is shown with it.
 */
export const meanings = `
@citrus
?@citrus: citrusy, zesty
@fruit: berry
?@fruit: fruity, juicy
@floral: flower, blossom, petal, bouquet
?@floral: floral, flowery
?@spice: spicy
musk: musky
?@amber, resin: resinous, balsamic, oriental
?@wood: woody
wood: log, furniture, workshop, attic, sauna
leather: suede, saddle, biker, car seat, boots
?leather, smoke, oud: animalic, dirty
?sweet, honey, vanilla, caramel, @gourmand: gourmand, edible, sugar, candy, delicious
vanilla, honey, caramel, almond: cake, cupcake, bakery, baking, pastry, cookie, biscuit, icing, frosting, dessert, pudding, kitchen, custard, creme brulee, ice cream
caramel, honey: toffee, praline
almond: marzipan, amaretto
honey: beeswax, nectar
hay: straw, barn, farm, meadow, field
hay, leather: stable, horse
rum: boozy, alcohol, liqueur, whisky, bourbon, cognac, brandy, pirate
rum, orange: cocktail, bar
wine: port, sherry, grape
cinnamon, orange, cardamom, wine: mulled, market
cinnamon, orange, incense, @winter: christmas, festive, gingerbread
cinnamon, cardamom: chai
saffron, cardamom, cinnamon, incense: bazaar, souk, morocco
saffron, oud, rose, incense: arab, dubai, middle east
orange blossom: neroli, orange flower
blood orange, mandarin: orange, marmalade
mandarin: tangerine, clementine
peel, zest: peel, orange peel
blackcurrant: cassis, currant
plum: prune
tea, bergamot: earl grey
tea: black tea, green tea
rose, honey: turkish delight
iris: orris
powder, iris: powdery, talc, makeup, make up, lipstick, wardrobe
lily of the valley: muguet, lily
garden: park, greenhouse
earth, rain: petrichor, dust, mud, wet stone
earth: soil, mushroom
patchouli, earth: hippie, boho, bohemian, seventies
linen, clean, musk: clean, laundry, washing, detergent, sheet, bed, pillow, towel, cotton, shirt, soap, shower, bath, ironed
skin, musk: skin, body
?cool, green, linen, bergamot, @notStrong: fresh, crisp, airy, sheer, transparent, clear, dewy
?green: leafy
morning, linen, light: sunny, sunshine, sunlight, sunrise, dawn
?smooth, cashmere
wool: coat, jumper, sweater, knitted
paper: letter, ink
book, paper: reading, novel
leather, wood, book, paper: library, antique
incense, myrrh, stone: church, cathedral, monastery, mass, priest, temple, shrine, monk, religious, holy, sacred, ritual, three kings, meditation, mosque, frankincense, olibanum, insense, spiritual
stone: cellar, cave, mineral
ember, smoke, fire: smoke, campfire, bonfire, fireplace, fireside, hearth, chimney, burning, burnt, barbecue, ash, cabin, candle
fire, book, wool, vanilla, @gourmand, @amber: cosy, cozy, comforting, hygge, blanket
?@amber, glow, @gourmand, @spice: warm, warmth
?golden, gold, amber: glow, sunset
?dark, oud, incense: gothic, vampire, witch, deep, moody
dark, oud, velvet, incense, @evening: mysterious, mystic, secret, opera, theatre
oud: oudh, aoud, agarwood
cedar: cedarwood, pencil
sandalwood: sandal, santal, sandlewood
labdanum, patchouli: chypre
?milk, sandalwood: milky, creamy
?bitter
?dry, cedar
white petal, jasmine, lily of the valley, @day: wedding, bride, bridal
rose, candlelight, @evening: romantic, romance, valentine, valentine day, anniversary
dinner, candlelight, amber, @evening: date, candlelit, candle light, restaurant, jazz
head turn, velvet, amber, @evening: sexy, seductive, sensual, sultry, flirty
gold, oud, velvet: royal, king, queen, palace, opulent, decadent
~powder, iris, lily of the valley, rose: grandmother, granny, nan, old lady, old fashioned, vintage, retro
~leather, oud, cedar, @wood, @spice: man, men, mens, husband, boyfriend, masculine, manly, dad, father, father day, grandfather, brother, son, guy, him, gentleman
~@floral: woman, women, wife, girl, girly, girlfriend, mum, mom, mother, mother day, lady, her, feminine, sister, aunt
~pear, clean, jasmine, @light: teenager, daughter, young, youthful, student, first perfume, child, kid, baby, innocent, pure
~cool, linen, clean, @light: calm, serene, peaceful, relax, soothing, zen, yoga, spa, sleep, bedtime, minimal, simple, natural
~spark, @citrus, bright: happy, cheerful, joyful, uplifting, energising, sparkling
~velvet, iris, amber: elegant, classy, sophisticated
@day, @light: office, work, colleague, coworker, boardroom, meeting, interview, school, class, classroom, teacher, nurse, doctor, hospital, university, client, business, gym, sport, workout, running
!@light: plane, flight, train, bus, headache, migraine, sensitive, funeral
@day: daily, daytime, every day, everyday, afternoon, brunch, lunch
@evening: gala, black tie, special occasion, special night, formal, cinema, concert
@night: midnight, party, club, going out, night out, dancing, late
@spring: easter, april, may
@summer: hot weather, hot day, warm weather, warm day, heat, holiday, vacation, july, august, humid
@autumn: fall, october, november, halloween
@winter: cold weather, cold day, cold night, december, january, snowy, frosty, ski
@year: all year, year round, all season, every season, any season, versatile, any occasion, signature, only winter, only summer
@light: subtle, quiet, discreet, delicate, gentle, faint, whisper, close, intimate, understated, barely there, only i, only noticeable, hug, hugging, soft, weak, nobody notice, no one notice, not bother, annoy
@strong: intense, heavy, bold, loud, powerful, potent, overpowering, overwhelming, fill room, trail, sillage, project, beast mode, turn head, head turner, compliment, statement, noticed, across room, shout, stand out, confident, attention, big
!@lasting: fade, vanish, disappear, wear off, gone by
@lasting: last, longevity, stay, all day, all night, until morning, next morning, next day, eternal, forever, long, stick, cling, still there
@cheap: affordable, inexpensive, low price, lowest price, tight budget, least expensive
@dear: expensive, pricey, highest price
tobacco / hay, tonka, honey: cigar, pipe
lavender / tonka, hay
fougere / tonka, hay: fern
a barbershop / leather, linen: barber, aftershave, shaving
coffee: espresso, latte
chocolate / vanilla, rum: cocoa, cacao
the sea: ocean, marine, aquatic, seaside, calone, seaweed, coast, boat, wave, island
the beach: sand, sunscreen, suntan
a swimming pool: pool, chlorine
tropical fruit: tropical
a pine forest / cedar, wood: pine, forest, fir, juniper, christmas tree, mountain
moss / patchouli: oakmoss
cut grass / green: grass, lawn
mint: peppermint, menthol, toothpaste
herbs: basil, rosemary, thyme, sage
lemon / bergamot, mandarin: lime, yuzu, verbena
grapefruit / blood orange, bergamot
clove / cinnamon: nutmeg
pumpkin / cinnamon
apple / pear
raspberry / blackcurrant: strawberry, blueberry, blackberry
apricot / plum: peach
cherry / plum
violet / iris
peony / rose: geranium
tuberose / jasmine: gardenia, ylang, frangipani, magnolia, honeysuckle
bubble gum: chewing gum
candy floss: cotton candy, marshmallow
petrol: gasoline, garage
tar: rubber
cannabis: weed
snow: ice
nuts / almond: hazelnut, pistachio, walnut, chestnut
`;

/** Scents that have a word of their own, and nothing near. */
export const others =
  'aldehyde, bamboo, banana, beer, bread, butter, champagne, coconut, cucumber, eucalyptus, fig, gin, ginger, lilac, lotus, lychee, mango, melon, metal, olive, paint, pineapple, plastic, rain, rice, salt, silk, vetiver, watermelon';

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
    'love loves want prefer something maybe more bit hint touch trace lots with for in on at to when if because',
  /** What comes before them is denied: 'roses make me sneeze'. */
  regret: 'sick sneeze headache migraine nausea boring awful disgusting rash',
  /** What somebody can't bear comes before them. */
  cause: 'give gives make makes get is are isnt arent',
  /** They say that another perfume is wished than the one named. */
  other: 'but than instead alternative similar not without less',
  /** Questions about the shop. A text with one of them is a wish only if it names a scent. */
  question:
    'order deliver ship parcel track return refund exchange send password login account register card voucher coupon discount code opening store shop invoice pay cancel contact phone email sample size vegan stock',
};

/** A highest price, after these words or before those; a lowest one, after the last ones. */
export const prices = {
  most: /(?:under|below|less than|up to|max|maximum|at most|within|cheaper than|around|about|budget|limit|spend|(?:no|not|nothing|never)\b\D{0,9} (?:over|above|more than))\b\D{0,9}(\d+)|(\d+)[$€£ ]*(?:dollars?|euros?|bucks|pounds|max|or less|budget|limit|tops)/g,
  least: /(?:over|above|more than|at least|between)\b\D{0,3}(\d+)/g,
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
