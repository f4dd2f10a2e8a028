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
 * holds even after a 'not': 'it must not fade'.
 * A name with an article, 'the sea', is shown with it.
 */
export const meanings = `
@citrus: citrus, cologne
?@citrus: citrusy, zesty, tangy
@fruit: fruit, berry
?@fruit: fruity, juicy
@floral: flower, blossom, petal, bouquet, florist, bloom
?@floral: floral, flowery
@spice: spice
?@spice: spicy, fiery
musk: musky
?@amber, resin: resinous, balsamic, oriental, ambery
?@wood: woody
wood: wood, wooden, timber, log, carpenter, sawdust, workshop, furniture, sauna, attic, violin
leather: suede, saddle, handbag, biker, car seat, new car, sofa, boot, cowboy, glove, shoe, jacket
?leather, smoke, oud: animalic, feral, dirty
?sweet, honey, vanilla, caramel, @gourmand: sweet, gourmand, edible, sugar, candy, syrup, delicious, yummy
vanilla, honey, caramel, almond: cake, cupcake, bakery, baking, pastry, cookie, biscuit, icing, frosting, dessert, pudding, kitchen, custard, creme brulee, waffle, pancake, donut, ice cream
caramel, honey: toffee, butterscotch, fudge, praline
almond: marzipan, amaretto
honey: beeswax, nectar, bee
tonka: coumarin
hay: straw, barn, farm, haystack, field, meadow, harvest
hay, leather: stable, horse
rum: boozy, alcohol, liquor, liqueur, spirits, drunk, whisky, bourbon, cognac, brandy, pirate, ship, sailor, cask, barrel
rum, orange: cocktail, bar
wine: red wine, vineyard, port, sherry, sangria, grape
cinnamon, orange, cardamom, wine: mulled, market, punch
cinnamon, orange, incense, @winter: christmas, xmas, advent, festive, gingerbread
cinnamon, cardamom: chai, masala, curry
saffron, cardamom, cinnamon, incense: bazaar, souk, morocco
saffron, oud, rose, incense: arab, dubai, middle east, attar
orange blossom: neroli, orange flower, orange tree, petitgrain
blood orange, mandarin: orange, orange juice, marmalade
mandarin: tangerine, clementine
peel, zest: peel, orange peel
blackcurrant: cassis, black currant, currant
plum: prune, damson
tea, bergamot: earl grey
tea: teapot, green tea, black tea, tearoom
rose: rosewater
rose, honey: turkish delight
iris: orris
powder, iris: powdery, talc, makeup, make up, lipstick, cosmetic, vanity, wardrobe
lily of the valley: muguet, lily
garden: garden, park, greenhouse
rain: dew
earth, rain: petrichor, dust, mud, pavement, wet stone
earth: soil, mushroom
patchouli, earth: hippie, boho, bohemian, seventies
linen, clean, musk: laundry, washing, clothesline, ironed, detergent, softener, sheet, bedding, bed, pillow, towel, cotton, shirt, soap, shower, bath, clean, lather
skin, musk: skin, second skin, body, naked
?cool, green, linen, bergamot, @notStrong: fresh, refreshing, crisp, airy, sheer, transparent, clear, dewy
?green: leafy
morning, linen, light: dawn, sunlight, sunny, sunshine, sunrise, daylight, breakfast
?smooth, cashmere: pashmina
wool: coat, jumper, sweater, knit, cardigan
silk: satin
paper: stationery, letter, ink
book, paper: bookshop, novel, reading
leather, wood, book, paper: library, academia, antique, museum
incense, myrrh, stone: church, cathedral, monastery, mass, priest, temple, shrine, chapel, monk, religious, holy, sacred, ritual, crypt, three kings, meditation, prayer, mosque, frankincense, olibanum, spiritual
stone: cellar, cave, marble, mineral, flint
ember, smoke, fire: smoke, campfire, bonfire, fireplace, fireside, hearth, chimney, burning, burnt, charcoal, barbecue, bbq, ash, wood smoke, stove, match, cabin, chalet, camping, candle, blown out candle
fire, book, wool, vanilla, @gourmand, @amber: cosy, cozy, snuggle, comforting, comfy, hygge, blanket
?@amber, glow, @gourmand, @spice: warm, warmth, toasty
?golden, gold, amber: glow, sunset, radiant
?dark, oud, incense: gothic, vampire, witch, black, brooding, noir, deep, moody
dark, oud, velvet, incense, @evening: mysterious, mystic, enigmatic, secret, opera, theatre
oud: oudh, aoud, agarwood, aloeswood
cedar: cedarwood, pencil
sandalwood: sandal, santal
amber: ambre
saffron: zafran, kesar
labdanum: cistus
?milk, sandalwood: milky, creamy
?bitter
?dry, cedar: dryness
white petal, jasmine, lily of the valley, @day: wedding, bride, bridal, christening
rose, candlelight, @evening: romantic, romance, valentine, valentine day, anniversary
dinner, candlelight, amber, @evening: date, candlelit, candle light, restaurant, jazz, cocktail party, supper
head turn, velvet, amber, @evening: sexy, seductive, sensual, sultry, passion, flirt, hot date
gold, oud, velvet: royal, regal, king, queen, throne, palace, opulent, decadent
~powder, iris, lily of the valley, rose: grandmother, granny, nan, nana, gran, old lady, old fashioned, vintage, retro
~leather, oud, cedar, @wood, @spice: man, men, mens, husband, boyfriend, male, masculine, manly, dad, father, father day, grandad, grandpa, brother, son, guy, him, gentleman, groom, uncle
~@floral: woman, women, wife, girl, girly, girlfriend, mum, mom, mother, mother day, lady, her, feminine, sister, aunt, female
~pear, clean, jasmine, @light: teen, teenage, daughter, niece, young, youthful, student, first perfume, child, kid, baby, innocent, pure
~cool, linen, clean, @light: calm, serene, peaceful, peace, relax, soothing, zen, yoga, spa, massage, sleep, bedtime, minimalist, simple, natural
~spark, @citrus, bright: happy, cheerful, joy, uplifting, energising, sparkling, lively
~velvet, iris, amber: elegant, classy, sophisticated, refined
@day, @light: office, work, coworker, colleague, boardroom, meeting, interview, job, school, class, classroom, teacher, nurse, doctor, hospital, lecture, university, conference, commute, client, business, gym, sport, workout, running
!@light: plane, flight, train, bus, lift, elevator, headache, migraine, asthma, sensitive, nausea, funeral, crowded, pregnant
@day: daily, daytime, every day, everyday, afternoon, brunch, lunch, weekday
@evening: gala, ball, black tie, special occasion, special night, formal, cinema, concert, soiree
@night: nighttime, midnight, party, club, clubbing, going out, night out, dancing, new year, late
@spring: easter, april, may
@summer: hot weather, hot day, warm weather, warm day, heat, holiday, vacation, june, july, august, humid
@autumn: fall, september, october, november, halloween, thanksgiving
@winter: wintry, cold weather, cold day, cold month, cold night, december, january, february, snowy, frosty, ski, chilly
@year: all year, year round, all season, every season, any season, versatile, any occasion, signature
@light: light, subtle, quiet, discreet, delicate, gentle, faint, whisper, close, intimate, understated, unobtrusive, inoffensive, barely there, only i, only noticeable, hug, low key, soft, weak, nobody notice, no one notice, not bother, not annoy, annoy, polite, just for me, restrained
@strong: strong, intense, heavy, bold, loud, powerful, potent, overpowering, overwhelming, fill room, trail, sillage, project, beast mode, turn head, head turner, compliment, statement, noticed, across room, shout, scream, heady, stand out, confident, attention, unforgettable, big, cloying, enter room
@medium: moderate, medium
!@lasting: fade, vanish, disappear, wear off, gone by, reapply
@lasting: lasting, last, longevity, stay, all day, all night, until morning, next morning, next day, eternal, forever, long, staying power, stick, cling, still there
@short: short lived, fleeting
@cheap: cheap, affordable, inexpensive, low price, lowest price, low budget, tight budget, good value, least expensive
@dear: expensive, pricey, highest price, luxury, exclusive
tobacco / hay, tonka, honey: cigar, pipe
lavender / tonka, hay
fougere / tonka, hay: fern
a barbershop / leather, linen: barber, aftershave, shaving
labdanum, patchouli: chypre
coffee: espresso, cappuccino, latte, mocha
chocolate / vanilla, rum: cocoa, cacao, brownie, truffle
the sea: ocean, marine, aquatic, seaside, calone, seaweed, coast, boat, sailing, wave, island, mediterranean, oyster
salt
the beach: sand, sunscreen, suntan, sun cream, monoi
a swimming pool: pool, swimming, chlorine
tropical fruit: tropical, pina colada
a pine forest / cedar, wood: pine, forest, fir, spruce, juniper, cypress, christmas tree, mountain
moss / patchouli: oakmoss
cut grass / green: grass, lawn
mint: minty, peppermint, spearmint, menthol, mojito, toothpaste
herbs: herb, basil, rosemary, thyme, sage
lemon / bergamot, mandarin: lemonade, lime, yuzu, verbena, lemongrass
grapefruit / blood orange, bergamot
clove / cinnamon: nutmeg
pumpkin / cinnamon
apple / pear: cider, apple pie
raspberry / blackcurrant: strawberry, blueberry, blackberry, red berry
apricot / plum: peach
cherry / plum
violet / iris
peony / rose: geranium
tuberose / jasmine: gardenia, ylang, frangipani, magnolia, honeysuckle
bubble gum: chewing gum
candy floss: cotton candy, marshmallow
metal: metallic, gunpowder
petrol: gasoline, garage
tar: rubber, asphalt
cannabis: weed, marijuana
snow: ice, icy
aldehydes: aldehyde
nuts / almond: nut, hazelnut, pistachio, walnut, chestnut
champagne: prosecco
`;

/** Scents that have a word of their own, and nothing near. */
export const others =
  'coconut, gin, bread, rice, vetiver, watermelon, melon, cucumber, pineapple, mango, banana, lychee, fig, olive, ginger, anise, liquorice, tomato, eucalyptus, bamboo, lilac, hyacinth, freesia, mimosa, osmanthus, cherry blossom, lotus, orchid, carnation, chamomile, heliotrope, oak, maple, cheese, butter, popcorn, beer, plastic, paint, ozone, rhubarb, ivy';

/** The start of a sentence about the bottle, which is no description of the scent. */
export const aboutBottle = 'The bottle ';

/** What words do in a sentence. */
export const roles = {
  /** Left out of phrases. */
  link: 'a an the of in my your is are to it',
  /** Common words without a meaning here, some of them close to others that have one. */
  plain:
    'quite right while where these there white house room home rainy water old new back great hours would could music place really point being better heart price style choose health later super grand common single lovely crazy worker',
  /** In a note's name they say nothing alone. */
  qualifier: 'white black pink blood bark pod bean seed atlas of the valley',
  /** They deny what follows, up to a turn or a comma. */
  denial:
    'no not without never hate hates avoid dislike nothing none cant cannot dont doesnt didnt isnt arent wont shouldnt detest except minus nor neither zero allergic sick tired hardly barely enough forget instead other than less too anything everything all',
  /** After one of these, a denial means something else: 'not only', 'I don't know'. */
  pardon: 'only just know sure idea mind matter problem care limit wait enough but need',
  turn: 'but however though although yet just',
  /** They turn to something else once something has been denied. */
  softTurn:
    'love loves want prefer need something maybe more give still bit hint touch trace lots with for in on at to when if because since while',
  /** What comes before them is denied: 'roses make me sneeze'. */
  regret: 'sick sneeze headache migraine nausea boring awful disgusting horrible rash',
  /** What somebody can't bear comes before them. */
  cause: 'give gives make makes get is are isnt arent was',
  more: 'more mostly mainly especially lots very',
  little: 'bit hint touch slightly trace',
  atMost: 'under below less max maximum most within budget cheaper spend limit up around about',
  atLeast: 'over above more least between',
  money: 'dollar dollars euro euros bucks pounds max maximum budget or less limit',
  /** A number before one of these is no price. */
  unit: 'hour hours h ml year years day days spray sprays',
  /** They say that another perfume is wished than the one named. */
  other: 'but than instead alternative similar cheaper',
  /** Questions about the shop. A text with one of them is a wish only if it names a scent. */
  question:
    'order deliver ship parcel track return refund exchange send password login log account register card voucher coupon discount code opening store shop invoice payment pay cancel contact phone email address career newsletter sample size refill ingredient vegan cruelty review complaint damaged customs unsubscribe batch fake stock checkout cart hours',
};

/** Denials that are ones only with this word after them. */
export const pairs = { sick: 'of', tired: 'of', enough: 'of', instead: 'of', other: 'than', anything: 'but', everything: 'but', all: 'but' };
