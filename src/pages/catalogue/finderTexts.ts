import { translator } from '#i18n/translator';

/** Find your scent: its questions, answers and results. */
export const finderText = translator({
  'scent.close': 'Close Find your scent',
  'scent.step': 'Question {number} of {count}',
  'scent.when': 'When will it be worn?',
  'scent.when.day': 'On bright spring days',
  'scent.when.evening': 'On autumn evenings',
  'scent.when.night': 'On winter nights',
  'scent.where': 'How far should it reach?',
  'scent.where.close': 'Close to the skin',
  'scent.where.table': 'Across a table',
  'scent.where.room': 'Across a room, until morning',
  'scent.drawn': 'What are you drawn to?',
  'scent.drawn.notSweet': 'Nothing sweet',
  'scent.drawn.unknown': 'Leave it to the house',
  'scent.back': 'Back',
  'scent.again': 'Start again',

  'scent.result': 'Your scent is',
  'scent.nearest': 'Nearest to your answers',
  'scent.others': 'Also worth trying',
  'scent.look': 'Discover',
  'scent.send': 'Send this result',
});
