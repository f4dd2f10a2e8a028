/**
 * The words in which people wish for a scent. The search (model/scentSearch) looks the meanings up in the
 * perfumes' own texts, notes and facets, so that no perfume is named here.
 */

/**
 * Meanings, one a line: `what: words`. A wish that contains one of the words, or the name of a note, asks for
 * what is on the left:
 * - words of the perfumes' texts, and families (`@wood`), the closest first; one of them is enough
 * - conditions (`@day`, `@winter`, `@light`): each of them counts; one with `!` counts even after a 'not'
 * - after a slash, what comes near if no perfume smells of the first thing; without it, nothing does
 *
 * `~` before a line: a mood or a person; it says little about the scent. `?`: a quality (an adjective).
 * A name with an article, 'the sea', is shown with it.
 */
export const meanings = `
@citrus: citrus, citrus fruit, hesperidic, cologne, eau de cologne, agrume
?@citrus: citrusy, zesty, zingy
@fruit: fruit, berries, berry
?@fruit, juicy: fruity, juicy
@floral: flower, blossom, petal, bouquet, flower shop, florist, bloom, botanical, white flower, white floral
?@floral: floral, flowery
@spice: spice, spice rack, spice market
?@spice: spicy, peppered, piquant, fiery
musk: musky
?@amber, resin: resinous, balsamic, oriental, ambery, amberwood
resin, balsam: resin, balm, sap
?@wood: woody, wooden
wood: wood, timber, log, carpenter, carpentry, sawdust, workshop, woodland, plank, parquet, furniture, sauna, deck
leather: suede, saddle, saddlery, handbag, leather jacket, biker, motorbike, car seat, new car, nubuck, sofa, boot, cowboy, glove, shoe
?leather, smoke, oud: animalic, feral, dirty, beast
?sweet, honey, vanilla, caramel, @gourmand: sweet, gourmand, edible, sugary, sugar, candy, syrupy, sweetness, delicious, yummy
vanilla, honey, caramel, almond: cake, cupcake, bakery, baker, pastry, cookie, biscuit, icing, frosting, dessert, pudding, kitchen, baked, baking, patisserie, custard, creme brulee, crème, confectionery, waffle, pancake, doughnut, donut, croissant, ice cream, whipped cream, macaron, cupcakey, teatime, toffee apple
caramel, honey, vanilla: toffee, butterscotch, dulce de leche, fudge, praline
almond: marzipan, amaretto, frangipane
honey: beeswax, honeycomb, nectar, bee, beehive, mead, comb
vanilla: vanille, vanillin
tonka: coumarin
hay: straw, barn, farm, haystack, dried grass, field, meadow, harvest
hay, leather: stable, horse, riding, ranch
rum: boozy, booze, alcohol, liquor, liqueur, spirit, drink, tipsy, drunk, whisky, whiskey, bourbon, cognac, brandy, pirate, ship, sailor, cask, barrel, distillery, speakeasy, nightcap, digestif
rum, orange: cocktail, bar, mojito, old fashioned
wine: winy, red wine, wine cellar, vineyard, port, sherry, sangria, bordeaux, burgundy, merlot, grape
cinnamon, orange, cardamom, wine: mulled, gluhwein, christmas market, market stall, punch
cinnamon, orange, incense, @winter: christmas, xmas, noel, advent, festive, yule, gingerbread, stollen
cinnamon, cardamom, @spice: chai, masala, curry, garam, bazaar, souk, souq, spice bazaar, silk road
saffron, oud, rose, incense: arab, arabic, arabian, arabia, dubai, middle east, middle eastern, bakhoor, bukhoor, attar, 1001 nights, sultan, sheikh, orient
orange blossom: neroli, orange flower, orange tree, fleur d oranger, petitgrain, morocco, seville, andalusia
blood orange, mandarin: orange, orange juice, marmalade, orangey
mandarin: tangerine, clementine, satsuma
peel, zest: orange peel, peel, rind, zest
blackcurrant: cassis, black currant, currant, ribena
plum: prune, damson, plummy
pear: pear drop, poire
tea, bergamot: earl grey, afternoon tea, tea time, high tea
tea: teacup, teapot, teahouse, tea leaf, brew, green tea, black tea, tearoom, tea garden
steam: steam, steamy
rose: rosewater, rosebud, rosy, rose garden, damascena, peony rose
iris: orris
powder, iris: powdery, talc, talcum, talcum powder, face powder, makeup, make up, lipstick, cosmetic, vanity, compact, dressing table, wardrobe, boudoir, baby powder, puff
lily of the valley: muguet, lily
garden: green garden, garden, park, greenhouse, orangery, gardening, conservatory
rain: rain, after rain, wet garden, dew, rainfall, drizzle, puddle, wet leaf
earth, rain: petrichor, rain on dust, dust, mud, pavement, wet stone, dry earth, hot pavement
earth: soil, earthy, ground, moist earth, root, mushroom, compost
patchouli, earth: hippie, hippy, boho, bohemian, woodstock, head shop, 70s, seventies
linen, clean, musk: laundry, washing, washing line, washing powder, clothesline, line dried, ironing, ironed, detergent, softener, sheet, bedsheet, bedding, duvet, bed, pillow, pillowcase, towel, cotton, t shirt, white shirt, shirt, soap, soapy, soapiness, shower, showered, bath, bathed, bathroom, bathrobe, clean, cleanliness, hygienic, spotless, washed, laundered, lather, tidy, clean clothes, just cleaned, nun, ironing board
linen: cuff, handkerchief, tablecloth, napkin
skin, musk: skin, second skin, skin scent, own skin, bare skin, your skin but better, my skin but better, naked, nude, body, human
?cool, green, linen, bergamot: fresh, freshness, refreshing, crisp, airy, sheer, transparent, watery, clear, breezy, dewy, cool, breath of air, fresh air, open window, hay fever
?green: green, leafy, leaves
morning, linen, light: sunrise, dawn, first light, sunlight, sunny, sunshine, daylight, window, breakfast
?smooth, cashmere: cashmere, smooth, pashmina
wool: woollen, coat, jumper, sweater, knit, pullover, cardigan
silk: silky, satin
paper: paper, stationery, letter, notebook, envelope, parchment, ink
book, paper, leather: library, book, bookshop, bookstore, old book, novel, bookshelf, reading, bookish, academia, study, archive, antiquarian
wood, book: attic, antique, antiques, old house, museum, castle, violin, cello, piano, wardrobe wood
incense, myrrh, stone: church, cathedral, monastery, mass, priest, temple, shrine, chapel, cloister, monk, abbey, religious, holy, sacred, spiritual, ritual, crypt, three kings, wise men, magi, ceremony, meditative, meditation, meditate, prayer, pilgrimage, catholic, orthodox, mosque, pope, confession, altar, midnight mass, frankincense, olibanum, joss stick, insense, thurible, cathedral stone, vatican, nativity, requiem
stone: cellar, cave, marble, mineral, flint, vault
ember, smoke, fire: smoke, smoky, smoked, smokiness, campfire, bonfire, fireplace, fireside, fire, hearth, chimney, burning, burnt, charred, charcoal, barbecue, bbq, ash, ember, woodsmoke, wood smoke, wood fire, stove, wood stove, match, matchstick, cabin, log cabin, log fire, lodge, chalet, ski chalet, after ski, camping, smouldering, smoldering, kindling, blaze, flame, firewood, candle, candle blown out, blown out candle
fire, book, wool, vanilla, @gourmand, @amber: cosy, cozy, snug, snuggly, snuggle, comforting, comfort, comfy, hygge, blanket, curl up, huddle, armchair, sofa blanket, homely, slippers
?@amber, glow, @gourmand, @spice: warm, warmth, warming, toasty
?golden, gold, amber: golden, gold, glow, glowing, sunset, radiant, golden hour, gilded, lamplight, lantern, honeyed, fossil
?dark, oud, incense: dark, gothic, goth, vampire, witch, witchy, black, shadowy, brooding, noir, sinister, deep, moody, dungeon, ravens, midnight black
dark, oud, velvet, incense, @evening: mysterious, mystery, mystic, mystical, enigmatic, secretive, secret, femme fatale, opera, opera house, theatre, theater, ballet, velvet curtain
velvet: velvety, velvet, plush
oud: oudh, aoud, oude, agarwood, agar wood, agar, aloeswood, oudy
cedar: cedarwood, pencil, pencil shaving, sharpener
sandalwood: sandal, santal
amber: ambre, ambar
pepper: peppercorn, peppery
saffron: zafran, kesar
labdanum: cistus, rockrose, rock rose
?milk, sandalwood: milky, milk, creamy, cream, latte, lactonic
?bitter: bitter, bitterness
?dry, cedar: dry, dryness, bone dry
white petal, jasmine, lily of the valley, @day: wedding, bride, bridal, bridesmaid, wedding dress, christening, communion, baptism
rose, candlelight, @evening: romantic, romance, valentine, anniversary, proposal, honeymoon, love letter, lover
dinner, candlelight, amber, @evening: dinner, candlelit, candlelight, candle light, date, date night, first date, supper, restaurant, dinner party, after dinner, cocktail party, cocktail dress, jazz, jazz club, wine bar, dusk, tete a tete
head turn, velvet, amber, @evening: sexy, seductive, sensual, sultry, seduce, seduction, hot date, desire, passion, passionate, flirty, erotic, tempting, irresistible
gold, oud, velvet, ceremony: royal, regal, king, queen, throne, palace, opulent, opulence, majestic, emperor, crown, lavish, decadent
~powder, iris, lily of the valley, rose: grandmother, grandma, granny, nan, nana, gran, old lady, old fashioned, vintage, retro, nostalgic
~leather, oud, cedar, @wood, @spice: man, men, husband, boyfriend, male, masculine, manly, dad, daddy, father, grandfather, grandad, grandpa, brother, son, guy, him, gentleman, groom, uncle, bloke, fiance, gentlemans club, macho, rugged
~@floral: woman, women, wife, girlfriend, mum, mom, mother, mama, lady, ladies, her, feminine, sister, aunt, female, fiancee, womanly, ladylike, elegant woman
~pear, clean, jasmine, @light: girl, girly, girlie, girlish, teen, teenage, teenager, daughter, niece, young, youthful, student, first perfume, child, kid, baby, newborn, innocent, pure, purity, angelic, beginner
~cool, linen, clean, @light: calm, calming, serene, serenity, peaceful, peace, relaxing, relax, relaxed, soothing, zen, yoga, pilates, spa, massage, sleep, bedtime, sleepy, minimalist, minimal, simple, natural, effortless, japanese
~spark, @citrus, bright: happy, cheerful, cheer, joyful, joy, uplifting, uplift, energising, energizing, energetic, sparkling, sparkly, fizzy, lively, vibrant, bright, optimistic, wake up
~velvet, iris, amber: elegant, elegance, classy, sophisticated, refined, chic, graceful, posh
@day, @light: office, work, workplace, coworker, colleague, boardroom, meeting, interview, job interview, school, classroom, teacher, nurse, doctor, hospital, patients, dentist, clinic, class, lecture, university, conference, commute, commuting, client, business, gym, running, workout, sport, sporty, errand, jogging, nursery, open plan, courtroom
@light: plane, aeroplane, airplane, flight, train, bus, lift, elevator, headache, migraine, asthma, sensitive nose, sensitive, nauseous, funeral, crowded, pregnant, shared room, waiting room
@day: day, daytime, daily, morning, every day, everyday, afternoon, brunch, lunch, lunchtime, weekday, day to day, noon
@evening: evening, soiree, gala, ball, black tie, special occasion, special night, formal, red carpet, big occasion, casino, tuxedo, evening gown, gown
@night: night, nighttime, midnight, party, parties, club, clubbing, going out, night out, out dancing, dancing, dance floor, nightlife, nightclub, new year, new years eve, disco, late hours, after dark, late
@spring: spring, springtime, easter, april, in may, march
@summer: summer, summery, summertime, hot weather, hot day, warm weather, warm day, heatwave, heat, holiday, vacation, june, july, august, humid, humidity, tropics, hot climate, midsummer, garden party, picnic
@autumn: autumn, autumnal, fall, fallen leaf, september, october, november, halloween, thanksgiving
@winter: winter, wintry, cold weather, cold day, cold month, cold night, cold evening, december, january, february, snowy, frosty, freezing, chilly, snowed in, skiing
@year: all year, year round, all year round, all season, every season, any season, whole year, four seasons, versatile, any occasion, all rounder, allrounder, anytime, signature, signature scent
@light: light, lightweight, subtle, quiet, discreet, delicate, gentle, faint, whisper, close to skin, intimate, understated, unobtrusive, inoffensive, barely there, only i can smell, only noticeable, hug, up close, shy, modest, low key, soft, softly, softness, weak, tender, close, nobody notice, no one notice, not bother anyone, not annoy anyone, doesnt bother, dont want to bother, polite, skin close, just for me, near me, reserved, restrained, soft spoken
@strong: strong, strength, intense, intensity, heavy, bold, loud, powerful, potent, overpowering, overwhelming, fill room, fills room, trail, sillage, projection, project, projects, beast mode, turn heads, turns heads, heads turn, head turner, compliment, statement, noticed, get noticed, noticeable, across a room, announce, shout, scream, dense, heady, punchy, in your face, stand out, standout, confident, confidence, commanding, boss, attention, unforgettable, dramatic, drama, daring, walk into a room, enter a room, big, cloying, suffocating, choking, aggressive
@medium: moderate, medium, arms length, in between
@lasting!: fade, fades quickly, vanish, disappear, evaporate, wear off, wears off, gone by lunch, gone in an hour, gone after, reapply, respray, top up
@lasting: lasting, long lasting, longlasting, longevity, last long, last all day, last all night, last for hours, last, lasts and lasts, stays, stay, stay on, all day, all night, all day long, until morning, till morning, next morning, next day, morning after, eternal, forever, long, tenacious, endure, staying power, stick, cling, still there, dont fade, last longer, performance, scarf, through the night
@short: short lived, fleeting, short
@cheap: cheap, cheapest, cheaper, affordable, inexpensive, low price, lowest price, economical, low budget, tight budget, on a budget, good value, bargain, least expensive, save money
@dear: expensive, dearest, pricey, priciest, costly, splurge, money no object, highest price, most luxurious, luxury, luxurious, exclusive, premium
tobacco / hay, tonka, honey: tobacco, pipe tobacco, cigar, cigarette, pipe
lavender / tonka, hay
fougere / tonka, hay: fougere, fern
a barbershop / leather, linen: barbershop, barber, aftershave, shaving foam, shaving cream
chypre, labdanum, patchouli: chypre, mossy chypre
coffee: coffee, espresso, cappuccino, mocha, cafe, barista, coffee shop
chocolate / vanilla, rum: chocolate, cocoa, cacao, brownie, nutella, truffle
the sea: sea, ocean, marine, aquatic, aqua, seaside, calone, seaweed, seashell, shore, coast, coastal, boat, sailing, surf, waves, lagoon, mediterranean, island, saltwater, oyster, harbour
salt: salt, salty
the beach: beach, sand, sunscreen, suntan, sun cream, suncream, sun lotion, tanning, sun oil, monoi, coppertone, bikini
a swimming pool: pool, swimming, chlorine
tropical fruit: tropical, tropical fruit, pina colada, hawaii, tiki
coconut: coconut, coco, coconutty
a pine forest / cedar, wood: pine, forest, fir, spruce, conifer, evergreen, pine needle, juniper, cypress, christmas tree, mountain
moss / patchouli: moss, oakmoss, mossy, undergrowth, lichen
cut grass / green: grass, grassy, cut grass, lawn, mown
mint: mint, minty, peppermint, spearmint, menthol, toothpaste, chewing gum, mojito mint
herbs: herb, herbal, basil, rosemary, thyme, sage, oregano, aromatic herb, tomato leaf
lemon / bergamot, mandarin: lemon, lemony, lemonade, lime, limoncello, yuzu, citron, verbena, lemongrass, key lime
grapefruit / blood orange, bergamot: grapefruit, pomelo
clove / cinnamon: clove, nutmeg, allspice
pumpkin / cinnamon: pumpkin, pumpkin spice
apple / pear: apple, cider, quince, apple pie
raspberry / blackcurrant: raspberry, strawberry, blueberry, blackberry, cranberry, red berry, forest fruit
apricot / plum: apricot, nectarine, peach, peachy, plum blossom
cherry / plum: cherry, cherries
violet / iris: violet, parma violet
peony / rose: peony, geranium, camellia
tuberose / jasmine, orange blossom: tuberose, gardenia, ylang ylang, ylang, frangipani, tiare, plumeria, magnolia, honeysuckle
bubble gum: bubble gum, bubblegum, gum, chewing
candy floss: candy floss, cotton candy, marshmallow, lollipop
metal: metal, metallic, aluminium, coin, blood, gunpowder
petrol: petrol, gasoline, diesel, fuel, garage, motor oil
tar: tar, asphalt, rubber, tyre, tire, creosote, birch tar
cannabis: cannabis, weed, marijuana, hemp
snow: snow, ice, icy, frozen, glacier
aldehydes: aldehyde, aldehydic, hairspray
nuts / almond: nut, nutty, hazelnut, pistachio, walnut, peanut, pecan, chestnut
champagne: champagne, prosecco, bubbly, fizz
gin: gin, tonic, vodka, tequila, absinthe
cola: cola, coke, soda
bread: bread, toast, sourdough, dough
rice: rice, basmati, sake
`;

/** Scents that have a word of their own, and nothing near. */
export const others =
  'vetiver, watermelon, melon, cucumber, pineapple, mango, banana, kiwi, lychee, papaya, passionfruit, guava, pomegranate, fig, olive, ginger, anise, liquorice, licorice, fennel, tomato, carrot, eucalyptus, tea tree, camphor, bamboo, aloe vera, lilac, hyacinth, wisteria, freesia, mimosa, osmanthus, cherry blossom, sakura, lotus, water lily, orchid, sunflower, carnation, marigold, chamomile, daisy, hibiscus, heliotrope, narcissus, daffodil, tulip, poppy, bluebell, dahlia, elderflower, birch, oak, maple, maple syrup, bacon, cheese, butter, popcorn, beer, plastic, paint, nail polish, play doh, crayon, ambergris, castoreum, civet, ozone, ozonic, matcha, yoghurt, turmeric, cumin, rhubarb, beetroot, truffle oil, jam, ivy, palm tree, cactus, desert, heather, seashells';

/** A word that begins a name of a note, or ends it, and says nothing alone. */
export const qualifiers = 'white black pink blood bark pod bean seed atlas of the valley';

/** The start of a sentence about the bottle, which is no description of the scent. */
export const aboutBottle = 'The bottle ';

/** Words of questions about the shop. A text with one of them is a wish only if it names a scent. */
export const shopQuestions =
  'order delivery deliver ship shipping parcel track tracking return refund exchange send password login log account register card voucher coupon discount code opening hours store shop invoice payment pay paypal cancel contact phone email address job career newsletter sample tester size refill shelf expire expiry ingredient vegan cruelty paraben allergen review complaint damaged broken customs warranty unsubscribe privacy cookies batch fake authentic stock website checkout basket cart';

/** Words without a meaning for a scent; phrases are compared without them. */
export const fillers =
  'a an the of my your his our their some any this that these it its is are was be am i im id ill ive me we you he she they them smell smells smelling smelled scent scents scented fragrance fragrances perfume perfumes parfum parfume note notes kind sort type feeling feel feels vibe vibes like as so do does did have has having got get getting one ones please pls thanks really quite very much rather can could would should will may might makes make made there where when what which who how why about even than then looking find show recommend suggest wear wears wearing worn';
/** More such words, which begin or end no phrase, so that they are not taken for a word with a mistake. */
export const plain =
  'right while back hello today time times go going good great nice best lovely beautiful pretty amazing favourite favorite think say said also too old new house home room rainy grand water money story plan point price thing things stuff put gift present birthday buy friend hours through sense share world choose sweat clear small table style after before into them';

/** Words of denial. They deny what follows, up to one of `turns` or a comma. */
export const denials =
  'no not without never hate hates hated avoid avoiding dislike dislikes nothing none cant cannot dont doesnt didnt isnt arent wasnt wont wouldnt shouldnt detest loathe except minus nor neither zero allergic allergy sick tired sans hardly barely forget instead other than lacks despise skip less too anything';
/** Of these, the ones that deny only with the second word after them. */
export const pairs = { sick: 'of', tired: 'of', other: 'than', anything: 'but', instead: 'of' };
/** After one of these words, a denial means something else: 'not only', 'I don't know'. */
export const pardons =
  'only just know sure idea mind matter problem care limit doubt wait enough but need bothered worry merely';
/** Words that turn to something else; the first ones always do. */
export const turns = 'but however though although yet just';
export const softTurns =
  'love loves loved want wants prefer need something maybe more give still bit hint touch dash trace lots plenty with for in on at to when if because since while unless';
/** After these the words before them are denied: 'roses make me sneeze'. */
export const regrets =
  'sick sneeze headache nauseous nausea queasy boring bore bores awful disgusting gross horrible yuck rash itch unbearable';

/** Words before something that matters more, and before something that matters less. */
export const stress = { more: 1.5, really: 1.3, very: 1.3, mostly: 1.5, mainly: 1.5, especially: 1.5, lots: 1.5, plenty: 1.5, bit: 0.6, hint: 0.6, touch: 0.6, slightly: 0.6, little: 0.6, trace: 0.6, dash: 0.6, whiff: 0.6 };

/** Words around a price: at most, at least. */
export const atMost = 'under below less max maximum most within budget cheaper spend limit up beneath inside around about roughly';
export const atLeast = 'over above more least from';
export const money = 'dollar dollars euro euros eur usd bucks pounds quid max maximum budget tops less limit';
/** A number before one of these words is no price. */
export const units = 'hour hours h hrs ml year years day days spray sprays percent minutes people oz';
