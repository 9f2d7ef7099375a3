export const NOTICES_FILE: string;
export function noticesText(): string;
