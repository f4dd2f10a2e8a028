import type { closerPictures } from '#house/closerPictures';
import type { grounds } from '#house/colours';
import type { familyNames } from '#house/families';

/** What a note smells of: a family of the house. */
export type NoteFamily = keyof typeof familyNames;
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';
export type TimeOfDay = 'day' | 'evening' | 'night';
/** How far a perfume can be smelled: 1 close to the skin, 3 an arm's length, 5 across a room. */
export type Sillage = 1 | 2 | 3 | 4 | 5;

/** The properties by which the shop compares perfumes, so that shoppers can choose without smelling them. */
export interface Facets {
  /** In each list, the most important entry comes first. */
  families: readonly [NoteFamily, ...NoteFamily[]];
  seasons: readonly [Season, ...Season[]];
  timesOfDay: readonly [TimeOfDay, ...TimeOfDay[]];
  /** About how many hours it lasts on the skin. */
  lastsHours: number;
  sillage: Sillage;
}

/** What the law requires for a perfume. Texts may have several lines; missing facts show nowhere. */
export interface SafetyFacts {
  /** The list of ingredients on the packaging, allergens included (INCI). */
  ingredients?: string | null;
  warnings?: string | null;
  /** The person or company responsible for the product: name, postal and electronic address. */
  responsiblePerson?: string | null;
  /** The batch number, or where to find it. */
  batch?: string | null;
  /** For example 'Use within 36 months of opening.' */
  shelfLife?: string | null;
}

/** The light of a perfume's hours: frames from the first minutes to the last, as N-WIDTH.avif in a folder of /pictures. */
export interface HoursPictures {
  path: string;
  frames: number;
  /** The smallest first, in pixels. */
  widths: readonly number[];
}

type NameOf<Picture> = Picture extends `macro${infer Name}` ? Name : never;

/** The NAME of a set of pictures: productNAME, productNAMEDetail, productNAMEMaterials and macroNAME. */
export type PictureSet = NameOf<keyof typeof closerPictures>;

/** A room of a perfume's page. */
export type GroundName = keyof typeof grounds;

declare module 'react' {
  interface HTMLAttributes<T> {
    /** The room of the element; '' for the shop's own ground. */
    'data-ground'?: GroundName | '' | undefined;
  }
}

/** The facts of one perfume. Everything in the shop that names individual perfumes derives from them. */
export interface PerfumeFacts<Key extends string = string> {
  /** The product's name in the API, letter for letter. */
  name: string;
  /** The address of its page. */
  path: string;
  /** The content of the bottle in millilitres. */
  ml: number;
  concentration: string;
  facets: Facets;
  tagline: string;
  /** The alternative text of the bottle's picture. */
  alt: string;
  /** A perfume that goes with it, and why; none for one that is worn alone. */
  wornWith?: { perfume: Key; reason: string };
  pictures: PictureSet;
  ground: GroundName;
  /** Takes precedence over `safetyOfAll` in the house's owner.ts. */
  safety?: SafetyFacts;
}

export interface Note {
  name: string;
  family: NoteFamily;
  detail: string;
  /** When it begins, is strongest and ends, in hours on the skin; and how strong it is then, from 0 to 1. */
  curve: readonly [from: number, peak: number, to: number, height: number];
}

/** The texts of one perfume, for its page and for the features that compare perfumes. */
export interface PerfumeText {
  description: string;
  story: readonly string[];
  notes: { top: readonly Note[]; heart: readonly Note[]; base: readonly Note[] };
  wear: readonly string[];
  character: { longevity: string; sillage: string; season: string };
}

/** A property that a wish can ask for, besides what a perfume smells of. */
export type Condition =
  TimeOfDay | Season | 'year' | 'light' | 'notStrong' | 'notLight' | 'strong' | 'lasting' | 'cheap' | 'dear';

/** Words and phrases, after commas, by what they mean. */
export type WordTable = Readonly<Record<string, string>>;
