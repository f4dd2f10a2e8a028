export const millilitres: Readonly<Record<string, number>> = { '30 ml': 30, Extrait: 50 };
