import { translator } from '../../i18n/translator';

/** The offer of samples. */
export const samplesText = translator({
  'samples.offer': 'Not sure yet? Try it first: {holds}, {price}',
});
