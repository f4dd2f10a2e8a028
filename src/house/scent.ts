import type { NoteFamily, WordTable } from '#houseTypes/perfume';

/**
 * The words in which people wish for a scent. The search (shop/search/wish) looks their meanings up in the
 * perfumes' own texts, notes and facets, so that no perfume is named here.
 *
 * The left side of a row is what its words mean: things that a perfume's texts name, the closest first, families
 * ('family wood'), and conditions ('evening'). The first word is also found by itself. Words with the same stem count
 * as one: 'smoke' covers smoky and smoked.
 */

/** Scents and scenes: a cupcake smells of vanilla, else of honey. What no perfume smells of has a row, too. */
export const scents: WordTable = {
  'family fruit': 'berry',
  'family floral': 'flower, blossom, petal, bouquet',
  musk: 'musky',
  wood: 'log, furniture, workshop, attic, sauna',
  leather:
    'suede, saddle, biker, car seat, boots, leather jacket, motorbike, motorcycle, glove, handbag, briefcase, wallet, leather chair, cowboy',
  'vanilla, honey, caramel, almond':
    'cake, cupcake, bakery, baking, pastry, cookie, biscuit, icing, frosting, dessert, pudding, kitchen, custard, creme brulee, ice cream, waffle, pancake, brownie, doughnut, muffin, cheesecake, macaron, milkshake, buttercream, tiramisu, meringue, patisserie, whipped cream',
  'caramel, honey':
    'toffee, praline, butterscotch, fudge, brown sugar, maple syrup, syrup, molasses, dulce de leche',
  rose: 'rosa, damascena',
  pepper: 'peppercorn',
  'pink pepper': 'pink peppercorn',
  almond: 'marzipan, amaretto',
  honey: 'hunny, beeswax, nectar, beehive, bee, mead',
  hay: 'straw, barn, farm, meadow, field',
  'hay, leather': 'stable, horse',
  rum: 'boozy, liqueur, whisky, bourbon, cognac, brandy, pirate, spirits, scotch, amaro, barrel, cask, drunk, tipsy, sailor',
  'rum, orange': 'cocktail, bar',
  wine: 'port, sherry, grape, red wine, claret, vineyard, merlot, sangria, wine cellar, burgundy',
  'cinnamon, orange, cardamom, wine': 'mulled, market',
  'cinnamon, orange, incense, winter':
    'christmas, festive, gingerbread, advent, eggnog, speculoos, cinnamon roll, mince pie, spice market',
  'cinnamon, cardamom': 'chai',
  'saffron, cardamom, cinnamon, incense':
    'bazaar, souk, morocco, marrakech, istanbul, spice route, silk road',
  'saffron, oud, rose, incense': 'arab, dubai, middle east, desert, sultan, sheikh, thousand and one nights',
  'orange blossom': 'neroli, orange flower',
  'blood orange, mandarin': 'orange, marmalade',
  mandarin: 'tangerine, clementine',
  'peel, zest': 'peel, orange peel',
  blackcurrant: 'cassis, currant',
  plum: 'prune, raisin',
  'tea, bergamot': 'earl grey',
  tea: 'black tea, green tea, matcha, oolong, teahouse, teapot, tea room, cup of tea',
  'rose, honey': 'turkish delight',
  iris: 'orris',
  'powder, iris':
    'powdery, talc, makeup, make up, lipstick, wardrobe, baby powder, face powder, dressing table, vanity',
  'lily of the valley': 'muguet, lily',
  garden: 'park, greenhouse, orchard, backyard, lawn chair',
  'earth, rain': 'petrichor, dust, mud, wet stone',
  earth: 'soil, mushroom',
  'patchouli, earth': 'hippie, boho, bohemian, seventies',
  'linen, clean, musk':
    'clean, laundry, washing, detergent, sheet, bed, pillow, towel, cotton, shirt, soap, shower, bath, ironed, washing line, clothesline, fabric softener, dryer, hotel, tshirt, t shirt, blouse, bathrobe, freshly washed, bubbles, pyjamas',
  'skin, musk': 'skin, body, second skin, neck, nude, naked, bare',
  'morning, linen': 'dawn',
  'morning, linen, day': 'sun, sunny, sunshine, sunlight, sunrise, sunlit, daylight',
  wool: 'coat, jumper, sweater, knitted',
  paper: 'letter, ink',
  'book, paper': 'reading, novel, bookshop, bookstore, old paper, manuscript, study',
  'leather, wood, book, paper': 'library, antique',
  'incense, myrrh, stone':
    'church, cathedral, monastery, mass, priest, temple, shrine, monk, religious, holy, sacred, ritual, three kings, meditation, mosque, frankincense, olibanum, spiritual, abbey, altar, choir, prayer, pray, nun, crypt, pilgrim, ceremony, cloister, egypt, pharaoh, relic, buddhist',
  stone: 'cellar, cave, mineral',
  'ember, smoke, fire':
    'smoke, campfire, bonfire, fireplace, fireside, hearth, chimney, burning, burnt, barbecue, ash, cabin, candle, flame, coal, log fire, open fire, stove, match, match stick, burning wood, burned, cinder, smoulder, glowing coal, bonfire night, hut, lodge, chalet',
  'fire, book, wool, vanilla, family gourmand, family amber':
    'cosy, cozy, comforting, hygge, blanket, snuggle, cuddle, snug, sofa, duvet, armchair, slipper, lazy sunday, curl up, homely, fluffy, comfort, hug in bottle',
  'dark, oud, velvet, incense, evening':
    'mysterious, mystic, secret, opera, ballet, theatre, enigmatic, hypnotic, magic, magical, spell, curtain, masquerade',
  oud: 'ood, aoud, agarwood',
  cedar: 'cedarwood, pencil',
  sandalwood: 'sandal, santal, sandlewood',
  'labdanum, patchouli': 'chypre',
  'white petal, jasmine, lily of the valley, day': 'wedding, bride, bridal, christening, baptism',
  'rose, candlelight, evening':
    'romantic, romance, valentine, valentine day, anniversary, honeymoon, proposal, love letter, kiss',
  'dinner, candlelight, amber, evening':
    'date, candlelit, candle light, restaurant, jazz, first date, dinner, supper, bistro, wine bar, nightcap, speakeasy, lounge, after dinner, rooftop, jazz bar, date night',
  'head turn, velvet, amber, evening':
    'sexy, seductive, sensual, sultry, flirty, irresistible, boudoir, lingerie, alluring, passionate, passion, tempting, temptation, provocative, magnetic, femme fatale',
  'gold, oud, velvet':
    'royal, king, queen, palace, opulent, decadent, throne, regal, majestic, emperor, opulence, treasure',
  tobacco: 'cigar, pipe',
  fougere: 'fern',
  'a barbershop': 'barber, aftershave, shaving',
  coffee: 'espresso, latte, cappuccino, mocha, coffee shop, cafe, barista',
  chocolate: 'cocoa, cacao, nutella, truffle',
  'the sea':
    'ocean, marine, aquatic, seaside, calone, seaweed, coast, boat, wave, island, sea breeze, sailing, harbour, surf, mermaid, oyster, lagoon, seawater, salty skin',
  'the beach': 'sand, sunscreen, suntan',
  'a swimming pool': 'pool, chlorine',
  'tropical fruit': 'tropical, passionfruit, passion fruit, papaya, guava, pina colada',
  'a pine forest':
    'pine, forest, fir, juniper, christmas tree, mountain, spruce, evergreen, conifer, pine needle',
  moss: 'oakmoss',
  'cut grass': 'grass, lawn, mown, mowed',
  mint: 'peppermint, menthol, toothpaste',
  herbs: 'basil, rosemary, thyme, sage, oregano, parsley, dill, tarragon, wormwood',
  lemon: 'lime, yuzu, verbena, lemonade, limoncello, citron',
  clove: 'nutmeg',
  apple: 'cider, calvados',
  raspberry: 'strawberry, blueberry, blackberry',
  apricot: 'peach',
  peony: 'geranium, carnation',
  hyacinth: 'freesia, mimosa, wisteria, daffodil, tulip, narcissus, elderflower',
  tuberose: 'gardenia, ylang, frangipani, magnolia, honeysuckle',
  nuts: 'hazelnut, pistachio, walnut, chestnut, peanut, cashew, nutty, macadamia',
};

/** Adjectives, which say less than a scent. */
export const qualities: WordTable = {
  'family citrus': 'citrusy, zesty',
  'family fruit': 'fruity, juicy',
  'family floral': 'floral, flowery',
  'family spice': 'spicy',
  'family amber, resin': 'resinous, balsamic, oriental',
  'family wood': 'woody',
  'leather, smoke, oud': 'animalic, dirty',
  'sweet, honey, vanilla, caramel, family gourmand': 'gourmand, edible, sugar, candy, delicious',
  'cool, green, linen, bergamot, notStrong': 'fresh, crisp, airy, sheer, transparent, clear, dewy',
  green: 'leafy',
  'smooth, cashmere': '',
  'family amber, glow, family gourmand, family spice': 'warm, warmth',
  'golden, gold, amber': 'glow, sunset, golden hour, golden light, lamp, lantern, honeyed, radiant',
  'dark, oud, incense':
    'gothic, vampire, witch, deep, moody, noir, haunted, castle, shadow, brooding, sinister, dangerous, forbidden',
  'milk, sandalwood': 'milky, creamy',
  'family amber, oud, resin': 'rich, luxurious, luxury, lush',
  bitter: '',
  'dry, cedar': '',
};

/** Moods and persons, which say little about the scent. */
export const moods: WordTable = {
  'powder, iris, lily of the valley, rose':
    'grandmother, granny, nan, old lady, old fashioned, vintage, retro',
  'leather, oud, cedar, family wood, family spice':
    'man, men, mens, husband, boyfriend, masculine, manly, dad, father, father day, grandfather, brother, son, guy, him, gentleman, uncle, nephew, groom, hubby, bf, male, lad, fiance',
  'family floral':
    'woman, women, career woman, businesswoman, wife, girl, girly, girlfriend, mum, mom, mother, mother day, lady, her, feminine, sister, aunt, niece, female, ladies, gf, fiancee, grandma',
  'pear, clean, jasmine, light':
    'teenager, daughter, young, youthful, student, first perfume, child, kid, baby, innocent, pure, prom, graduation, beginner, starter, newbie',
  'cool, linen, clean, light':
    'calm, serene, peaceful, relax, soothing, zen, yoga, spa, sleep, bedtime, minimal, simple, natural, tranquil, breathe, modest, effortless, meditate, unwind, wind down',
  'spark, family citrus, bright':
    'happy, cheerful, joyful, uplifting, energising, sparkling, cheer, lively, vibrant, playful',
  'velvet, iris, amber': 'elegant, classy, sophisticated, chic, graceful, refined, timeless, polished',
};

/** When and where a perfume is worn, how strong it is, what it costs. */
export const conditions: WordTable = {
  day: 'daily, daytime, breakfast, balcony, terrace, every day, everyday, afternoon, brunch, lunch, weekday, morning coffee, picnic, shopping',
  evening:
    'gala, black tie, special occasion, special night, formal, cinema, concert, ball, red carpet, premiere, new year, dinner party, gallery, theater, casino',
  night:
    'midnight, party, club, going out, night out, dancing, late, nightclub, clubbing, rave, nightlife, after dark, dance floor, dance, moonlight, night shift',
  spring: 'easter, april, may',
  summer:
    'hot weather, hot day, warm weather, warm day, heat, holiday, vacation, july, august, humid, heatwave, hot climate, sweaty, sweat, sunny day, hot country, warm climate, pool party',
  'day, summer': 'beach wedding, beach party, garden party, garden wedding',
  autumn:
    'fall, october, november, halloween, falling leaf, fallen leaf, harvest, thanksgiving, scarf, scarves',
  winter:
    'cold weather, cold day, december, january, snowy, frosty, ski, freezing, chilly, cold, blizzard, february, alpine, dead of winter, deep winter',
  'night, winter': 'cold night',
  'evening, winter': 'cold evening',
  year: 'all year, year round, all season, every season, any season, versatile, any occasion, signature, only winter, only summer, whole year, all rounder, allrounder, anytime, any time, staple, daily driver',
  light:
    'subtle, quiet, discreet, delicate, gentle, faint, whisper, close, intimate, understated, barely there, only i, only noticeable, hug, hugging, soft, weak, nobody notice, no one notice, whispering, private, polite, unobtrusive, inoffensive, low key, lowkey, mild, shy, feather, lean in, skin scent, undetectable, only husband, only wife, only partner, only husband notice, only wife notice, only partner notice, nobody smell, no one smell, nobody else smell, no one else smell',
  strong:
    'intense, heavy, bold, know i was, biggest, loud, powerful, potent, overpowering, overwhelming, fill room, trail, sillage, project, projection, announce, beast mode, turn head, head turner, compliment, statement, noticed, across room, shout, stand out, confident, attention, big, beast, monster, scream, nuclear, bomb, unforgettable, memorable, entrance, enter room, walk in, unmissable, dramatic, daring, diva, powerhouse, everyone smell, everybody smell, everyone notice, everybody notice, powerful trail, leave trail, leave long trail, long trail, whole room, entire room',
  notLight: 'across table, presence',
  'notLight, notStrong': 'arm length, moderate, medium',
  lasting:
    'last, longevity, stay, shift, all day, all night, until morning, next morning, next day, eternal, forever, long, stick, cling, still there, survive, outlast, endure, persist, linger, on skin, stubborn, sunset to sunrise, round clock, 24 hour, hold up',
  cheap:
    'affordable, inexpensive, low price, lowest price, tight budget, least expensive, bargain, broke, cheapest, save money',
  dear: 'expensive, pricey, highest price, splurge, finest',
  'day, light':
    'office, work, boardroom, meeting, interview, school, class, classroom, teacher, nurse, doctor, hospital, university, business, gym, sport, workout, running, desk, clinic, dentist, elevator, lift, commute, lecture, exam, waiting room, kindergarten, nursery, job, errand, cubicle, open plan',
};

/** Conditions that hold even after a 'not': 'it must not fade'. */
export const always: WordTable = {
  'day, light': 'colleague, coworker, boss, client, patient, workmate, roommate',
  light:
    'anyone smell, anybody smell, anyone notice, anybody notice, anyone else, neighbour, offend, annoy, bother, disturb, plane, flight, long haul, train, bus, headache, migraine, sensitive, funeral',
  lasting: 'fade, vanish, disappear, wear off, gone by, reapply, respray, top up, touch up, evaporate, die',
};

/** What comes near a scent that no perfume has. */
export const near: WordTable = {
  tobacco: 'hay, tonka, honey',
  lavender: 'tonka, hay',
  fougere: 'tonka, hay',
  'a barbershop': 'leather, linen',
  chocolate: 'vanilla, rum',
  'a pine forest': 'cedar, wood',
  moss: 'patchouli',
  'cut grass': 'green',
  lemon: 'bergamot, mandarin',
  grapefruit: 'blood orange, bergamot',
  clove: 'cinnamon',
  pumpkin: 'cinnamon',
  apple: 'pear',
  raspberry: 'blackcurrant',
  apricot: 'plum',
  cherry: 'plum',
  violet: 'iris',
  peony: 'rose',
  hyacinth: 'lily of the valley',
  tuberose: 'jasmine',
  nuts: 'almond',
};

/** Scents that no perfume has, each named as it is typed. */
export const others =
  'aldehyde, bamboo, banana, beer, bread, butter, champagne, coconut, cucumber, eucalyptus, fig, gin, ginger, lilac, lotus, lychee, mango, melon, metal, olive, paint, pineapple, plastic, rain, rice, salt, silk, vetiver, watermelon, carrot, tomato, beech, cheese, bacon, popcorn, toast, chalk, concrete, glue, garlic, onion, kiwi, rhubarb, cranberry, quince, sunflower, daisy, aloe, cactus, gunpowder, play doh, crayon, lavender, grapefruit, pumpkin, cherry, violet, bubble gum, chewing gum, candy floss, cotton candy, marshmallow, petrol, gasoline, garage, tar, rubber, cannabis, weed, snow, ice';

/** The names that keep their capital letter within a sentence. */
export const properNouns = ['Atlas', 'Damask'];

/** The start of a sentence about the bottle, which is no description of the scent. */
export const aboutBottle = 'The bottle ';

/** Words of the texts that only compare: what is leathery has no leather. */
export const likenesses = 'leathery';

/** Words that say nothing alone in a note's name: 'black' of black pepper. */
export const qualifiers = 'white black pink blood bark pod bean seed atlas valley';

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
