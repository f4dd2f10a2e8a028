import { Refusal } from './answers';
import { countField, knownFields } from './controlInput';
import { readRule, RULE_FIELDS } from './faultInput';
import { addRule } from './faults';
import type { Json } from './json';
import { textField } from './requestBody';
import { isScenarioName, SCENARIO_NAMES, type ScenarioName } from './scenarios';
import type { World } from './types';
import { keepNewest, release, resetWorld } from './worlds';

/** Ends every session of a world: the next call of each is answered 401. */
export function expireTokens(world: World): void {
  for (const session of world.tokens.values()) session.expiresAt = 0;
}

/** Switches a world's scenario; the faults that were set before it are over, so that 'normal' is normal. */
export function switchScenario(world: World, scenario: ScenarioName): void {
  world.scenario = scenario;
  world.faults = [];
}

/** Something that can be done to a world over HTTP. */
export interface Action {
  /** What it does. */
  help: string;
  /** The fields that it takes, with what each is for. */
  fields: Readonly<Record<string, string>>;
  /** @throws Refusal 400 for input that means nothing */
  run: (world: World, body: Json) => void;
}

const SCENARIO = { scenario: `one of ${SCENARIO_NAMES.join(', ')}` };
const INDEX = { index: 'which of the faults, from 0; without it all are taken back' };
const MS = { ms: 'a whole number of milliseconds' };
const PROBLEM = { problem: 'a line of text' };

const plain = (name: string, help: string, run: (world: World) => void): Action => ({
  help,
  fields: {},
  run: (world, body) => {
    knownFields(name, body, {});
    run(world);
  },
});

/** Everything that can be done to a world, by its address under the mock's prefix. */
export const actions = {
  scenario: {
    help: 'Switches the scenario; faults set before are over.',
    fields: SCENARIO,
    run: (world, body) => {
      const name = textField(knownFields('scenario', body, SCENARIO), 'scenario');
      if (!isScenarioName(name)) throw new Refusal(400, `scenario must be ${SCENARIO.scenario}.`);
      switchScenario(world, name);
    },
  },
  fault: {
    help: 'Lets something go wrong with a call, or with several: one rule or a list of rules.',
    fields: RULE_FIELDS,
    run: (world, body) => {
      const rules = (Array.isArray(body) ? body : [body]).map(readRule);
      for (const rule of rules) world.faults = addRule(world.faults, rule);
    },
  },
  'clear-faults': {
    help: 'Takes one fault back, or all.',
    fields: INDEX,
    run: (world, body) => {
      const index = countField(knownFields('clear-faults', body, INDEX), 'index');
      if (index !== undefined && !world.faults[index])
        throw new Refusal(400, `There is no fault ${String(index)}.`);
      world.faults = index === undefined ? [] : world.faults.filter((_, place) => place !== index);
    },
  },
  advance: {
    help: 'Puts the clock ahead, for tokens and codes to run out.',
    fields: MS,
    run: (world, body) => {
      const ms = countField(knownFields('advance', body, MS), 'ms');
      if (ms === undefined) throw new Refusal(400, `ms must be ${MS.ms}.`);
      world.ahead += ms;
    },
  },
  expire: plain('expire', 'Ends all sessions: the next call of each is answered 401.', expireTokens),
  release: plain('release', 'Answers the requests that hang.', (world) => release(world)),
  reset: plain('reset', 'Puts everything back as it was at the start.', ({ name }) => resetWorld(name)),
  problem: {
    help: 'Notes what the shop could not read of an answer; the shop does this by itself in development.',
    fields: PROBLEM,
    run: (world, body) => {
      const problem = textField(knownFields('problem', body, PROBLEM), 'problem');
      if (problem === '') throw new Refusal(400, `problem must be ${PROBLEM.problem}.`);
      world.problems.push(problem.slice(0, 1000));
      keepNewest(world.problems);
    },
  },
} as const satisfies Readonly<Record<string, Action>>;

export type ActionName = keyof typeof actions;
