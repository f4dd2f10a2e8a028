import { routesAndFrame } from './routesAndFrame';
import { screens } from './screens';
import type { Section } from './section';
import { states } from './states';
import { validation } from './validation';
import { errors } from './errors';
import { constants } from './constants';

/** Every statement of the specification's sections 2, 4, 5, 8 and 9. */
export const checklist: readonly Section[] = [routesAndFrame, screens, states, validation, errors, constants];
