/** Names of the fields for search engines and messengers, of a page and of a site. */
export const searchLabels = {
  title: {
    ru: 'Заголовок в поиске',
    kk: 'Іздеудегі тақырып',
    uz: 'Qidiruvdagi sarlavha',
    en: 'Title in search',
  },
  image: {
    ru: 'Изображение для соцсетей и мессенджеров',
    kk: 'Әлеуметтік желі мен мессенджерлерге арналған сурет',
    uz: 'Ijtimoiy tarmoq va messenjerlar uchun rasm',
    en: 'Picture for social networks and messengers',
  },
}
