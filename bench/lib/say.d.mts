export const say: (what: string) => void
