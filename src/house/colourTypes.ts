/** What a colour is for. In style sheets, each is a custom property of this name. */
export type Role =
  | 'foreground'
  | 'foreground-soft'
  | 'dark'
  | 'ground'
  | 'surface'
  | 'ground-deep'
  | 'accent'
  | 'accent-on-dark'
  | 'accent-text'
  | 'muted'
  | 'muted-on-dark'
  | 'line'
  | 'line-strong'
  | 'line-on-dark'
  | 'line-strong-on-dark'
  | 'scrim'
  | 'scrim-strong'
  | 'clear'
  | 'success'
  | 'success-on-dark'
  | 'warning'
  | 'warning-on-dark'
  | 'danger'
  | 'danger-on-dark'
  | 'danger-deep'
  | 'neutral';

type Colours = Readonly<Partial<Record<Role, string>>>;

/** The room of a perfume's page. */
export interface Ground {
  colours: Colours;
  /** Whether its text is light. */
  dark?: true;
}
