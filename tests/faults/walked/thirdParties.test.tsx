import { beforeAll, expect, it } from 'vitest';
import { endpoints } from '../../../src/api/endpoints';
import { installCanvasStandIn } from '../../helpers/animation';
import { testCells } from './cell';
import { formWalks } from './formWalks';
import { callOf, rowNames } from '../matrix';
import { shopWalks } from './shopWalks';
import { thirdPartyWalks } from './thirdPartyWalks';

// Loaded before the first cell's time begins.
import '../../../src/components/NotifyMeDialog';
import '../../../src/pages/contact/ContactPage';
import '../../../src/pages/home/HomePage';

beforeAll(async () => {
  // The player paints as soon as it is loaded.
  installCanvasStandIn();
  await import('../../../src/components/AnimationPlayer');
});

testCells(thirdPartyWalks);

it('has a walk for every row, and a row for every call and both third parties', () => {
  const walked = [...formWalks, ...shopWalks, ...thirdPartyWalks].map(({ title }) => title);
  expect(walked.toSorted()).toEqual(rowNames.toSorted());
  expect(new Set(rowNames.map(callOf))).toEqual(new Set([...Object.keys(endpoints), 'email', 'animation']));
});
