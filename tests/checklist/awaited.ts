/** Numbers of docs/behaviour.md that are written down before they are built; whoever builds one takes it out. */
export const awaited: readonly string[] = [
  '2.3',
  '3.17',
  '3.25',
  '4.8',
  '5.10',
  '5.21',
  '5.22',
  '5.26',
  '10.15',
  '10.16',
  '11.14',
  '17.9',
  '18.5',
  '19.3',
  '19.10',
  '19.11',
];
