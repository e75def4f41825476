/** Where an installation counts the views of its pages (B-27). */
export type Analytics = { id: string; url: string }
