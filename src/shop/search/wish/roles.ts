import { mapRows } from '#lib/tables';
import { denials } from '#shop/products/denials';

/** English: what words do in a sentence. */
const words = {
  /** Left out of phrases. */
  link: 'a an the of in my your is are to it',
  /** Without a meaning alone: the 'white' of white tea. */
  plain:
    'between quite even right while white house room home rainy water old new back hours for better place health heart price',
  ...denials,
  /** Refuse every scent of their clause, on both sides: 'cloying vanilla', 'oud is banned', 'leave vanilla out'. */
  adverse:
    'sick sneeze headache migraine nausea nauseous disgust gross horrible terrible awful vile gag puke vomit enemy cloying bore overrated excluded excepted omitted removed banned forbidden unwanted absent stink reek suck yuck ew ugh meh pass cough itch rash ill dizzy out off away enough done hater intolerant averse worst worse ruin bad annoy bother offend overwhelm overpower disappear vanish die gone dead blacklist nor trash bin garbage hell fed spare save least break scared',
  /** Denials of a scent that deny no price: 'roses too, under 100'. */
  degree: 'too less barely than over before above',
  /** What is denied goes on after one of these: 'no vanilla or heavy base', unlike 'no vanilla strong'. */
  list: 'and or nor',
  /** What a word for a condition describes: 'no sweet heavy perfumes' refuses heavy ones. */
  noun: 'scent scents perfume perfumes fragrance fragrances smell smells note notes stuff thing things one ones',
  /** They ask for another perfume than the one that is named: 'like Royal Oud, but lighter'. */
  other: 'but only than instead alternative similar else another',
  /** They compare the perfume that is named with one of another name. */
  compare: 'vs versus difference differences compare compared comparison',
  /** They turn to a wish once something has been refused: 'hate oud love musk'. */
  wish: 'love loves want wants prefer something give maybe more bit hint touch trace lots',
  /** They turn to something else once something has been denied: the 'with' of 'no musk with rose'. */
  place: 'with for in on at to than when if because',
  /** After one of these stands a place, a time or a person, which may have any name: 'rose for a trip to Corsica'. */
  about: 'for in at on during after from near like by of as',
  /** They end it. */
  subject: 'i me it he she we they you and or that which who',
  /** After a scent they begin a judgement, which is a wish only with a word of praise: 'oud is for grannies'. */
  judging:
    'is are was were be been seem seems feel feels smells smelled taste tastes look looks sound sounds get gets give gives turn turns make makes go goes remind reminds need needs do does should must can could will would may might have has had used',
  praise:
    'love loves loved lovely adore favourite favorite good great nice best beautiful gorgeous wonderful amazing perfect heavenly divine welcome fine ok okay yes happy smile suit suits delicious',
  /** Between a denial and a price, they make it one of the price: 'rose, I don't want to spend over 200'. */
  paying: 'spend spending pay paying go cost costs be',
  /** A text with one of these asks for a perfume, not about the shop. */
  scent: 'scent perfume fragrance smell something',
  /** They ask what a perfume is worn with: 'what goes with Royal Oud'. */
  pairing: 'layer layered layering pair pairs paired pairing goes worn combine combined',
  /** Questions about the shop. A text with one of them is a wish only if it also names a scent or a price. */
  question:
    'available availability confirmation mail faulty damaged charged money human talk speak complaint amex visa mastercard order deliver ship shipping parcel courier track arrive arrival return refund exchange send password login account register card voucher coupon discount sale promo code opening store shop invoice pay payment paypal klarna cancel contact phone email newsletter subscribe unsubscribe notify career hire hiring vacancy sample stock restock warranty deal promotion wrap wrapping ribbon tax customs address engrave refill wholesale recyclable',
  /** Questions about the bottle, if the text has no other meaning. */
  size: 'size sizes millilitre bottle',
  /** Safety, belief and goods of other kinds: questions to the house, whatever scent stands beside them. */
  fact: 'alcohol alcoholic vegan vegetarian halal haram kosher allergy allergic allergen allergenic hypoallergenic pregnant pregnancy breastfeeding expecting cruelty paraben phthalate gluten ingredient asthma eczema organic limonene linalool coumarin citral geraniol eugenol citronellol farnesol nickel latex lotion shampoo conditioner deodorant diffuser moisturiser moisturizer',
  /**
   * Common words that neither refuse nor name a scent, by what they do. A word that is neither here nor in the house's
   * tables is not understood, and nothing is offered by the scents of its clause.
   */
  neutral:
    // Persons and articles.
    'mine us our u people parents guest guests other others him his her hers them their whom whose someone somebody anything person family friend friends partner this these those some any each every both either two three four five six few several many much most lot ton kind kinds sort sorts type types style way ' +
    // Their short forms.
    'im ive id youre youve hes shes its theyre thats theres whats lets well ' +
    // How much, and how surely.
    'whole half also so such very really pretty rather fairly extremely super truly absolutely totally definitely mostly mainly especially particularly almost nearly ever perhaps possibly probably ideally simply always often usually sometimes still soon already now here there together ' +
    // Between words.
    'plus since whether then therefore about around into onto through throughout within inside outside outdoors indoors otherwise beside behind beneath among along across up towards until till what where how all same ' +
    'am being did having shall ' +
    // Wishes.
    'wanted wanting wish wishes needed looking search searching seeking find finding getting giving show tell see try trying buy buying choose pick take suggest suggestion suggestions recommend recommendation recommendations recommended offer offers help advise think thinking hope hoping know feeling smelling wear wears wearing wore use using made making let got start going come comes coming contains containing include including features mean call called reminiscent evoke evokes inspired based remember fit fits match matches mix combination blend blended balance balanced become sit live dupe afford ' +
    'loving lover adores adored likes liked enjoy enjoys enjoyed fan fond crave craving dream dreaming preferably preferred favourites fave obsessed desire fancy appreciate please pls plz thank thanks thx hi hello hey dear yeah oh wow ' +
    'fantastic excellent ideal pleasant attractive stunning fabulous delightful exquisite special unusual unique interesting different classic modern contemporary traditional real true genuine pure full exotic precious noble quality high longer short small little tiny large older young middle suitable appropriate fresh wearable comfortable personal serious ' +
    // Perfume.
    'cologne parfum eau toilette spray accord top aroma item option options product products collection range gift gifts present tone tones vibe vibes air mood atmosphere character dose amount budget prices dollars euros pounds bucks usd quid max limit rooms nose memory memories name side wardrobe ' +
    // Times, places and occasions.
    'minute minutes hour day days night nights week weeks weekend weekends month months year years time times monday tuesday wednesday thursday friday saturday sunday today tomorrow tonight moment season seasons birthday march june september weather climate windy foggy misty life world city town country village places street window door table chair hall theatre event events travel celebration celebrate eve marry married marrying met tree trees ceremony visit career adult teen aged jackets chairs ' +
    'black red blue brown yellow bright next round left second first past long head face line open walk stand straight skin hair clothes dress happier cosy quietly softly warmly ' +
    'apply applying overly terribly allowed permitted put puts putting drink drinks hand run groceries sits sitting shoes root roots absolute extract essence once stopped omg smth ' +
    'just cooked baked grilled toasted easy squeezed fallen lit opened dried turned turning ',
};

export const roles = mapRows(words, (list): ReadonlySet<string> => new Set(list.trim().split(' ')));

const denial = `(?:${[...roles.denial].join('|')})`;

/** What several words do together. */
export const phrases: readonly (readonly ['denial' | 'adverse' | 'unread' | 'plain', RegExp])[] = [
  [
    'denial',
    /^(?:(?:sick|weary|tired|bored) of|bored (?:by|with)|fed up|sensitive to|(?:headaches?|migraines?) from|free (?:of|from)|leav(?:e|ing) out|leave off|(?:apart|aside|far|away|clear|different) from|(?:clear|instead|place|lieu|enough) of|other than|rather (?:than|not|no)|any(?:thing|where) but|all but|(?:any|every)thing bar|everything but|bar the|hold the|used to|had it|over it|d(?:one|own) with|(?:easy|low|light) on|because of|only an? (?:\w+ )?(?:bit|hint|touch|trace|drop|dash|pinch|little))\b/,
  ],
  ['adverse', /^(?:over my dead body|(?:broke|split) up)\b/],
  // Nobody knows what it says of a scent.
  ['unread', /^for other(?: people|s)\b/],
  // They deny nothing: 'I don't mind smoke', 'can't get enough of vanilla', 'nothing but rose', 'No. 7' (700, as prices are in cents).
  [
    'plain',
    RegExp(
      `^(?:nothing but|no(?= (?:\\. )?\\d{3}(?: |$))|(?!never)${denial}(?:(?= (?:only|just)\\b)| (?:mind|resist|wait|help|know))|${denial} (?:sure\\b(?! (?:about|i|if|of))|idea\\b(?! (?:why|how|who))|problem with|(?:live|be|do|go) without|(?:get|have) enough|enough|go wrong|say no))\\b`,
    ),
  ],
];
