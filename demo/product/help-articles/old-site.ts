import { four } from '../words.ts'
import { article } from './article.ts'

export const oldSite = article(
  'old-site',
  four(
    'Перенести старый сайт или документ Word',
    'Ескі сайтты немесе Word құжатын көшіру',
    'Eski sayt yoki Word hujjatini koʻchirish',
    'Bring an old site or a Word document',
  ),
  four(
    'Страницы прежнего сайта, документ Word или просто текст превращаются в\u00a0страницы и\u00a0данные, а\u00a0вы выбираете, что взять.',
    'Бұрынғы сайттың беттері, Word құжаты немесе жай мәтін беттер мен деректерге айналады, ал нені алуды өзіңіз таңдайсыз.',
    'Avvalgi sayt sahifalari, Word hujjati yoki oddiy matn sahifalar va maʼlumotlarga aylanadi, nimani olishni esa oʻzingiz tanlaysiz.',
    'Pages of your old site, a Word document or plain text become pages and details, and you choose what to take.',
  ),
  {
    ru: [
      'На компьютере откройте старый сайт и\u00a0сохраните страницу целиком: сочетание Ctrl\u00a0+\u00a0S. Подойдёт и\u00a0документ DOCX.',
      'Откройте {tab.pages} и\u00a0нажмите {bring.open}. Выберите файл или вставьте текст и\u00a0нажмите {bring.read}.',
      'Просмотрите, что получилось: страницы, цены, врачи и\u00a0часы, а\u00a0отдельно то, что не\u00a0удалось понять. Отметьте нужное.',
      'Взятые страницы встанут в\u00a0черновик, и\u00a0это можно отменить. Отмеченные данные клиники пациенты увидят сразу.',
      'Проверьте тексты и\u00a0опубликуйте сайт.',
    ],
    kk: [
      'Компьютерде ескі сайтты ашып, бетті тұтас сақтаңыз: Ctrl\u00a0+\u00a0S пернелері. DOCX құжаты да жарайды.',
      '{tab.pages} бөлімін ашып, {bring.open} түймесін басыңыз. Файлды таңдаңыз немесе мәтінді қойып, {bring.read} түймесін басыңыз.',
      'Не шыққанын қарап шығыңыз: беттер, бағалар, дәрігерлер мен жұмыс уақыты, ал түсініксіз қалғаны бөлек. Керегін белгілеңіз.',
      'Алынған беттер жобаға қойылады, мұны қайтаруға болады. Белгіленген клиника деректерін пациенттер бірден көреді.',
      'Мәтіндерді тексеріп, сайтты жариялаңыз.',
    ],
    uz: [
      'Kompyuterda eski saytni oching va sahifani toʻliq saqlang: Ctrl\u00a0+\u00a0S tugmalari. DOCX hujjati ham boʻladi.',
      '{tab.pages} boʻlimini oching va {bring.open} tugmasini bosing. Faylni tanlang yoki matnni qoʻyib, {bring.read} tugmasini bosing.',
      'Nima chiqqanini koʻrib chiqing: sahifalar, narxlar, shifokorlar va ish vaqti, tushunarsiz qolgani esa alohida. Keragini belgilang.',
      'Olingan sahifalar qoralamaga qoʻyiladi, buni bekor qilish mumkin. Belgilangan klinika maʼlumotlarini bemorlar darhol koʻradi.',
      'Matnlarni tekshiring va saytni nashr qiling.',
    ],
    en: [
      'On a computer open the old site and save the whole page with Ctrl\u00a0+\u00a0S. A DOCX document will do as well.',
      'Open {tab.pages} and press {bring.open}. Choose the file, or paste the text and press {bring.read}.',
      'Look through what came out: pages, prices, doctors and hours, and separately what was not understood. Tick what you need.',
      'The pages you take go to the draft, and that can be undone. Patients see the clinic’s details that you ticked at once.',
      'Check the texts and publish the site.',
    ],
  },
)
