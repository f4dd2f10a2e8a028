import type { NoteFamily } from './types';
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
leather: suede, saddle, biker, car seat, boots, leather jacket, motorbike, motorcycle, glove, handbag, briefcase, wallet, leather chair, cowboy
?leather, smoke, oud: animalic, dirty
?sweet, honey, vanilla, caramel, @gourmand: gourmand, edible, sugar, candy, delicious
vanilla, honey, caramel, almond: cake, cupcake, bakery, baking, pastry, cookie, biscuit, icing, frosting, dessert, pudding, kitchen, custard, creme brulee, ice cream, waffle, pancake, brownie, doughnut, muffin, cheesecake, macaron, milkshake, buttercream, tiramisu, meringue, patisserie, whipped cream
caramel, honey: toffee, praline, butterscotch, fudge, brown sugar, maple syrup, syrup, molasses, dulce de leche
almond: marzipan, amaretto
honey: beeswax, nectar, beehive, bee, mead
hay: straw, barn, farm, meadow, field
hay, leather: stable, horse
rum: boozy, alcohol, liqueur, whisky, bourbon, cognac, brandy, pirate, spirits, scotch, amaro, barrel, cask, drunk, tipsy, sailor
rum, orange: cocktail, bar
wine: port, sherry, grape, red wine, claret, vineyard, merlot, sangria, wine cellar, burgundy
cinnamon, orange, cardamom, wine: mulled, market
cinnamon, orange, incense, @winter: christmas, festive, gingerbread, advent, eggnog, speculoos, cinnamon roll, mince pie, spice market
cinnamon, cardamom: chai
saffron, cardamom, cinnamon, incense: bazaar, souk, morocco, marrakech, istanbul, spice route, silk road
saffron, oud, rose, incense: arab, dubai, middle east, desert, sultan, sheikh, thousand and one nights
orange blossom: neroli, orange flower
blood orange, mandarin: orange, marmalade
mandarin: tangerine, clementine
peel, zest: peel, orange peel
blackcurrant: cassis, currant
plum: prune
tea, bergamot: earl grey
tea: black tea, green tea, matcha, oolong, teahouse, teapot, tea room, cup of tea
rose, honey: turkish delight
iris: orris
powder, iris: powdery, talc, makeup, make up, lipstick, wardrobe, baby powder, face powder, dressing table, vanity
lily of the valley: muguet, lily
garden: park, greenhouse, orchard, backyard, lawn chair
earth, rain: petrichor, dust, mud, wet stone
earth: soil, mushroom
patchouli, earth: hippie, boho, bohemian, seventies
linen, clean, musk: clean, laundry, washing, detergent, sheet, bed, pillow, towel, cotton, shirt, soap, shower, bath, ironed, washing line, clothesline, fabric softener, dryer, hotel, tshirt, t shirt, blouse, bathrobe, freshly washed, bubbles, pyjamas
skin, musk: skin, body, second skin, neck, nude, naked, bare
?cool, green, linen, bergamot, @notStrong: fresh, crisp, airy, sheer, transparent, clear, dewy
?green: leafy
morning, linen, light: dawn
morning, linen, light, @day: sun, sunny, sunshine, sunlight, sunrise, sunlit, daylight
?smooth, cashmere
wool: coat, jumper, sweater, knitted
paper: letter, ink
book, paper: reading, novel, bookshop, bookstore, old paper, manuscript, study
leather, wood, book, paper: library, antique
incense, myrrh, stone: church, cathedral, monastery, mass, priest, temple, shrine, monk, religious, holy, sacred, ritual, three kings, meditation, mosque, frankincense, olibanum, insense, spiritual, abbey, altar, choir, prayer, pray, nun, crypt, pilgrim, ceremony, cloister, egypt, pharaoh, relic, buddhist
stone: cellar, cave, mineral
ember, smoke, fire: smoke, campfire, bonfire, fireplace, fireside, hearth, chimney, burning, burnt, barbecue, ash, cabin, candle, flame, coal, log fire, open fire, stove, match, match stick, burning wood, burned, cinder, smoulder, glowing coal, bonfire night, hut, lodge, chalet
fire, book, wool, vanilla, @gourmand, @amber: cosy, cozy, comforting, hygge, blanket, snuggle, cuddle, snug, sofa, duvet, armchair, slipper, lazy sunday, curl up, homely, fluffy, comfort, hug in bottle
?@amber, glow, @gourmand, @spice: warm, warmth
?golden, gold, amber: glow, sunset, golden hour, golden light, lamp, lantern, honeyed, radiant
?dark, oud, incense: gothic, vampire, witch, deep, moody, noir, haunted, castle, shadow, brooding, sinister, dangerous, forbidden
dark, oud, velvet, incense, @evening: mysterious, mystic, secret, opera, theatre, enigmatic, hypnotic, magic, magical, spell, curtain, masquerade
oud: oudh, aoud, agarwood
cedar: cedarwood, pencil
sandalwood: sandal, santal, sandlewood
labdanum, patchouli: chypre
?milk, sandalwood: milky, creamy
?bitter
?@amber, oud, resin: rich, luxurious, luxury, lush
?dry, cedar
white petal, jasmine, lily of the valley, @day: wedding, bride, bridal
rose, candlelight, @evening: romantic, romance, valentine, valentine day, anniversary, honeymoon, proposal, love letter, kiss
dinner, candlelight, amber, @evening: date, candlelit, candle light, restaurant, jazz, first date, dinner, supper, bistro, wine bar, nightcap, speakeasy, lounge, after dinner, rooftop, jazz bar, date night
head turn, velvet, amber, @evening: sexy, seductive, sensual, sultry, flirty, irresistible, boudoir, lingerie, alluring, passionate, passion, tempting, temptation, provocative, magnetic, femme fatale
gold, oud, velvet: royal, king, queen, palace, opulent, decadent, throne, regal, majestic, emperor, opulence, treasure
~powder, iris, lily of the valley, rose: grandmother, granny, nan, old lady, old fashioned, vintage, retro
~leather, oud, cedar, @wood, @spice: man, men, mens, husband, boyfriend, masculine, manly, dad, father, father day, grandfather, brother, son, guy, him, gentleman, uncle, nephew, groom, hubby, bf, male, lad, fiance
~@floral: woman, women, wife, girl, girly, girlfriend, mum, mom, mother, mother day, lady, her, feminine, sister, aunt, niece, female, ladies, gf, fiancee, grandma
~pear, clean, jasmine, @light: teenager, daughter, young, youthful, student, first perfume, child, kid, baby, innocent, pure, prom, graduation, beginner, starter, newbie
~cool, linen, clean, @light: calm, serene, peaceful, relax, soothing, zen, yoga, spa, sleep, bedtime, minimal, simple, natural, tranquil, breathe, modest, effortless, meditate, unwind, wind down
~spark, @citrus, bright: happy, cheerful, joyful, uplifting, energising, sparkling, cheer, lively, vibrant, playful
~velvet, iris, amber: elegant, classy, sophisticated, chic, graceful, refined, timeless, polished
@day, @light: office, work, boardroom, meeting, interview, school, class, classroom, teacher, nurse, doctor, hospital, university, business, gym, sport, workout, running, desk, clinic, dentist, elevator, lift, commute, lecture, exam, waiting room, kindergarten, nursery, job, errand, cubicle, open plan
!@day, @light: colleague, coworker, boss, client, patient, workmate, roommate
!@light: anyone smell, anybody smell, anyone notice, anybody notice, anyone else, neighbour, offend, plane, flight, train, bus, headache, migraine, sensitive, funeral
@day: daily, daytime, every day, everyday, afternoon, brunch, lunch, weekday, morning coffee, picnic, shopping
@evening: gala, black tie, special occasion, special night, formal, cinema, concert, ball, red carpet, premiere, new year, dinner party, gallery, theater, casino
@night: midnight, party, club, going out, night out, dancing, late, nightclub, clubbing, rave, nightlife, after dark, dance floor, dance, moonlight, night shift
@spring: easter, april, may
@summer: hot weather, hot day, warm weather, warm day, heat, holiday, vacation, july, august, humid, heatwave, hot climate, sweaty, sweat, sunny day, hot country, warm climate
@autumn: fall, october, november, halloween, falling leaf, fallen leaf, harvest, thanksgiving, scarf
@winter: cold weather, cold day, cold night, december, january, snowy, frosty, ski, freezing, chilly, cold, blizzard, february, alpine, cold evening, dead of winter, deep winter
@year: all year, year round, all season, every season, any season, versatile, any occasion, signature, only winter, only summer, whole year, all rounder, allrounder, anytime, any time, staple, daily driver
@light: subtle, quiet, discreet, delicate, gentle, faint, whisper, close, intimate, understated, barely there, only i, only noticeable, hug, hugging, soft, weak, nobody notice, no one notice, not bother, annoy, whispering, private, polite, unobtrusive, inoffensive, low key, lowkey, mild, shy, feather, lean in, skin scent, undetectable, only husband, only wife, only partner
@strong: intense, heavy, bold, loud, powerful, potent, overpowering, overwhelming, fill room, trail, sillage, project, beast mode, turn head, head turner, compliment, statement, noticed, across room, shout, stand out, confident, attention, big, beast, monster, scream, nuclear, bomb, unforgettable, memorable, entrance, enter room, walk in, unmissable, dramatic, daring, diva, powerhouse, everyone smell, everybody smell, everyone notice, everybody notice, powerful trail
@notLight: across table, arm length
!@lasting: fade, vanish, disappear, wear off, gone by, reapply, respray, top up, touch up, evaporate, die
@lasting: last, longevity, stay, all day, all night, until morning, next morning, next day, eternal, forever, long, stick, cling, still there, survive, outlast, endure, persist, linger, sunset to sunrise, round clock, 24 hour, hold up
@cheap: affordable, inexpensive, low price, lowest price, tight budget, least expensive, bargain, broke, cheapest, save money
@dear: expensive, pricey, highest price, splurge, finest
tobacco / hay, tonka, honey: cigar, pipe
lavender / tonka, hay
fougere / tonka, hay: fern
a barbershop / leather, linen: barber, aftershave, shaving
coffee: espresso, latte, cappuccino, mocha, coffee shop, cafe, barista
chocolate / vanilla, rum: cocoa, cacao, nutella, truffle
the sea: ocean, marine, aquatic, seaside, calone, seaweed, coast, boat, wave, island, sea breeze, sailing, harbour, surf, mermaid, oyster, lagoon, seawater, salty skin
the beach: sand, sunscreen, suntan
a swimming pool: pool, chlorine
tropical fruit: tropical, passionfruit, passion fruit, papaya, guava, pina colada
a pine forest / cedar, wood: pine, forest, fir, juniper, christmas tree, mountain, spruce, evergreen, conifer, pine needle
moss / patchouli: oakmoss
cut grass / green: grass, lawn, mown, mowed
mint: peppermint, menthol, toothpaste
herbs: basil, rosemary, thyme, sage, oregano, parsley, dill, tarragon, wormwood
lemon / bergamot, mandarin: lime, yuzu, verbena, lemonade, limoncello, citron
grapefruit / blood orange, bergamot
clove / cinnamon: nutmeg
pumpkin / cinnamon
apple / pear: cider, calvados
raspberry / blackcurrant: strawberry, blueberry, blackberry
apricot / plum: peach
cherry / plum
violet / iris
peony / rose: geranium, carnation
hyacinth / lily of the valley: freesia, mimosa, wisteria, daffodil, tulip, narcissus, elderflower
tuberose / jasmine: gardenia, ylang, frangipani, magnolia, honeysuckle
bubble gum: chewing gum
candy floss: cotton candy, marshmallow
petrol: gasoline, garage
tar: rubber
cannabis: weed
snow: ice
nuts / almond: hazelnut, pistachio, walnut, chestnut, peanut, cashew, nutty, macadamia
`;

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
    'love loves want prefer something maybe more bit hint touch trace lots with for in on at to when if because',
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
 * Prices: both ends of a range; a lowest one after these words, unless they are denied; a highest one, after these
 * words or before those.
 */
export const prices = {
  range: /(?:between|from)\D{1,3}(\d+)\D{1,6}(\d+)/g,
  least:
    /(?<!\b(?:no|not|nothing|never|dont|don't|without|cant|can't)\b\D{0,12})(?:over|above|more than|at least|upwards of)\b\D{0,3}(\d+)/g,
  most: /(?:under|below|less than|up to|max|maximum|at most|within|cheaper than|around|about|budget|limit|spend|afford|cap|ceiling|(?:(?:no|not|nothing|never|dont|don't|without|cant|can't)\b\D{0,12})?(?:over|above|more than))\b\D{0,9}(\d+)|[$€£] ?(\d+)|(\d+)[$€£ ]*(?:dollars?|euros?|bucks|quid|usd|pounds|max|or less|or under|or below|budget|limit|tops|to spend|ish)/g,
};

/** Hours from which a perfume has to last: 'a 10 hour shift'. */
export const longHours = 7;

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
