import { paths } from '../../src/config/paths';
import { test } from './fixtures';
import { expectStill } from './shifts';

test.use({ fontSet: 'fonts that the shop does not know', slowNetwork: true });

test('where no font has their measures, words wait for the web fonts and nothing moves (3.26)', async ({
  page,
}) => {
  // At this machine's own pace: on a busy one that is slowed down besides, the fonts would come too late.
  await expectStill(page, paths.register, 1);
});
