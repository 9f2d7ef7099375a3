/** The languages Etui speaks. Every word shown to a person exists in each of them. */
export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
