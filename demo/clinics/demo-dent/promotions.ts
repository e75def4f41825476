import type { SeedPromotion } from '../../parts/seed-types.ts'

/** An honest one: the price of the service has stood in the price list since summer. */
export const promotions: SeedPromotion[] = [
  {
    title: {
      ru: 'Чистка зубов с брекетами',
      kk: 'Брекет тағатындарға тіс тазалау',
      uz: 'Breket taqqanlarga tish tozalash',
      en: 'Dental cleaning with braces',
    },
    text: {
      ru: 'Убираем налёт под дугой и вокруг замков, полируем зубы и показываем, как чистить их дома.',
      kk: 'Доғаның астындағы және құлыптардың айналасындағы қақты аламыз, тістерді жылтыратамыз және үйде қалай тазалау керегін көрсетеміз.',
      uz: 'Yoy ostidagi va qulflar atrofidagi karashni olib tashlaymiz, tishlarni sayqallaymiz va uyda qanday tozalashni koʻrsatamiz.',
      en: 'We remove plaque under the wire and around the brackets, polish the teeth and show how to clean them at home.',
    },
    terms: {
      ru: 'Для тех, кто носит брекеты, где бы их ни поставили. Повторная чистка – по обычной цене.',
      kk: 'Брекетті қай жерде қойғанына қарамастан, тағып жүргендерге. Қайталама тазалау әдеттегі бағамен.',
      uz: 'Breket taqib yurganlar uchun, qayerda qoʻyilganidan qatʼi nazar. Takroriy tozalash odatdagi narxda.',
      en: 'For everyone who wears braces, wherever they were fitted. A repeat cleaning costs the usual price.',
    },
    begunDaysAgo: 3,
    days: 24,
    services: [{ service: '1001-prevention-2', before: 22_000, now: 18_000 }],
  },
]
