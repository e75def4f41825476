import { priceList } from '../../parts/price-list.ts'
import type { SeedService } from '../../parts/seed-types.ts'

const family = priceList(
  '1006-family',
  { ru: 'Семейный врач', kk: 'Отбасы дәрігері', uz: 'Oilaviy shifokor', en: 'Family doctor' },
  [
    {
      name: {
        ru: 'Приём, 40 минут',
        kk: 'Қабылдау, 40 минут',
        uz: 'Qabul, 40 daqiqa',
        en: 'Visit, 40 minutes',
      },
      price: 1600,
    },
    {
      name: {
        ru: 'Короткий приём: справка, рецепт, результаты',
        kk: 'Қысқа қабылдау: анықтама, рецепт, нәтижелер',
        uz: 'Qisqa qabul: maʼlumotnoma, retsept, natijalar',
        en: 'Short visit: a note, a prescription, results',
      },
      price: 800,
    },
    {
      name: { ru: 'Визит на дом', kk: 'Үйге барып қарау', uz: 'Uyga tashrif', en: 'Home visit' },
      price: [2400, 3600],
      note: {
        ru: 'Зависит от района; ЭКГ на дому включена',
        kk: 'Ауданға байланысты; үйде ЭКГ жасау бағаға кіреді',
        uz: 'Tumanga bogʻliq; uyda EKG narxga kiradi',
        en: 'Depends on the district; an ECG at home is included',
      },
    },
    {
      name: {
        ru: 'Разбор домашней аптечки',
        kk: 'Үй дәрі қобдишасын реттеу',
        uz: 'Uydagi dori qutisini tartiblash',
        en: 'Going through your medicines',
      },
      price: 1200,
      note: {
        ru: 'Принесите все коробки, даже начатые',
        kk: 'Барлық қорапты, ашылғанын да алып келіңіз',
        uz: 'Hamma qutini, ochilganini ham olib keling',
        en: 'Bring every packet, even the opened ones',
      },
    },
    {
      name: {
        ru: 'Письмо другому врачу',
        kk: 'Басқа дәрігерге хат',
        uz: 'Boshqa shifokorga xat',
        en: 'A letter to another doctor',
      },
      price: 0,
    },
  ],
  'KGS',
)

const children = priceList(
  '1006-child',
  { ru: 'Детям', kk: 'Балаларға', uz: 'Bolalarga', en: 'Children' },
  [
    {
      name: {
        ru: 'Приём педиатра',
        kk: 'Педиатр қабылдауы',
        uz: 'Pediatr qabuli',
        en: 'Visit to a paediatrician',
      },
      price: 1500,
    },
    {
      name: {
        ru: 'Осмотр новорождённого на дому',
        kk: 'Жаңа туған нәрестені үйде қарау',
        uz: 'Chaqaloqni uyda koʻrish',
        en: 'A newborn seen at home',
      },
      price: 2800,
    },
    {
      name: {
        ru: 'Осмотр перед садом или школой',
        kk: 'Балабақша не мектеп алдындағы тексеру',
        uz: 'Bogʻcha yoki maktab oldidan koʻrik',
        en: 'Check before kindergarten or school',
      },
      price: 2200,
      note: {
        ru: 'Все врачи и справка за один визит',
        kk: 'Барлық дәрігер мен анықтама бір келгенде',
        uz: 'Barcha shifokorlar va maʼlumotnoma bir tashrifda',
        en: 'All doctors and the form in one visit',
      },
    },
    {
      name: {
        ru: 'Прививка, без стоимости вакцины',
        kk: 'Екпе, вакцина құнынсыз',
        uz: 'Emlash, vaksina narxisiz',
        en: 'Vaccination, without the vaccine',
      },
      price: 500,
      note: {
        ru: 'С осмотром и получасом наблюдения',
        kk: 'Қарап-тексеру және жарты сағат бақылаумен',
        uz: 'Koʻrik va yarim soat kuzatuv bilan',
        en: 'With an examination and half an hour of watching',
      },
    },
    {
      name: {
        ru: 'Консультация по кормлению',
        kk: 'Емізу бойынша кеңес',
        uz: 'Emizish boʻyicha maslahat',
        en: 'Breastfeeding advice',
      },
      price: 1800,
    },
    {
      name: {
        ru: 'Приём подростка, часть без родителей',
        kk: 'Жасөспірім қабылдауы, бір бөлігі ата-анасыз',
        uz: 'Oʻsmir qabuli, bir qismi ota-onasiz',
        en: 'Teenager’s visit, partly without parents',
      },
      price: 1700,
    },
  ],
  'KGS',
)

const neurology = priceList(
  '1006-nerve',
  { ru: 'Невролог', kk: 'Невролог', uz: 'Nevrolog', en: 'Neurologist' },
  [
    {
      name: {
        ru: 'Первый приём, час',
        kk: 'Алғашқы қабылдау, бір сағат',
        uz: 'Birinchi qabul, bir soat',
        en: 'First visit, an hour',
      },
      price: 2200,
    },
    {
      name: { ru: 'Повторный приём', kk: 'Қайталама қабылдау', uz: 'Takroriy qabul', en: 'Follow-up' },
      price: 1400,
    },
    {
      name: {
        ru: 'Разбор дневника головной боли по видео',
        kk: 'Бас ауруы күнделігін бейнебайланыспен талдау',
        uz: 'Bosh ogʻrigʻi kundaligini video orqali koʻrib chiqish',
        en: 'Headache diary reviewed by video',
      },
      price: 1000,
    },
    {
      name: {
        ru: 'Манёвр при головокружении',
        kk: 'Бас айналғандағы маневр',
        uz: 'Bosh aylanishidagi manevr',
        en: 'Manoeuvre for dizziness',
      },
      price: [1200, 1800],
      note: {
        ru: 'Только если осмотр показал, что он поможет',
        kk: 'Қарап-тексеру көмектесетінін көрсетсе ғана',
        uz: 'Faqat koʻrik yordam berishini koʻrsatsa',
        en: 'Only if the examination shows that it will help',
      },
    },
  ],
  'KGS',
)

const talking = priceList(
  '1006-talk',
  { ru: 'Психотерапия', kk: 'Психотерапия', uz: 'Psixoterapiya', en: 'Psychotherapy' },
  [
    {
      name: {
        ru: 'Первая встреча, 50 минут',
        kk: 'Алғашқы кездесу, 50 минут',
        uz: 'Birinchi uchrashuv, 50 daqiqa',
        en: 'First meeting, 50 minutes',
      },
      price: 2600,
    },
    {
      name: {
        ru: 'Сеанс, 50 минут',
        kk: 'Сеанс, 50 минут',
        uz: 'Seans, 50 daqiqa',
        en: 'Session, 50 minutes',
      },
      price: 2600,
    },
    {
      name: {
        ru: 'Встреча для двоих, 80 минут',
        kk: 'Екі адамға кездесу, 80 минут',
        uz: 'Ikki kishilik uchrashuv, 80 daqiqa',
        en: 'Meeting for two, 80 minutes',
      },
      price: 3900,
    },
    {
      name: {
        ru: 'Группа «Тихий сон», шесть вечеров',
        kk: '«Тыныш ұйқы» тобы, алты кеш',
        uz: '“Tinch uyqu” guruhi, olti oqshom',
        en: 'Group “Quiet Sleep”, six evenings',
      },
      note: {
        ru: 'Цену называем, когда набрана группа',
        kk: 'Бағасын топ жиналғанда айтамыз',
        uz: 'Narxini guruh yigʻilganda aytamiz',
        en: 'The price is set when the group is full',
      },
    },
  ],
  'KGS',
)

const small = priceList(
  '1006-small',
  { ru: 'Маленькие процедуры', kk: 'Шағын емшаралар', uz: 'Kichik muolajalar', en: 'Small procedures' },
  [
    {
      name: { ru: 'ЭКГ', kk: 'ЭКГ', uz: 'EKG', en: 'ECG' },
      price: 600,
    },
    {
      name: {
        ru: 'Взятие крови, без стоимости анализов',
        kk: 'Қан алу, талдау құнынсыз',
        uz: 'Qon olish, tahlil narxisiz',
        en: 'Blood sample, without the tests',
      },
      price: 250,
    },
    {
      name: {
        ru: 'Промывание уха',
        kk: 'Құлақ жуу',
        uz: 'Quloq yuvish',
        en: 'Ear washing',
      },
      price: 700,
    },
    {
      name: { ru: 'Перевязка', kk: 'Таңып байлау', uz: 'Bogʻlov', en: 'Dressing' },
      price: [400, 900],
      note: {
        ru: 'Зависит от размера раны',
        kk: 'Жараның көлеміне байланысты',
        uz: 'Yaraning kattaligiga bogʻliq',
        en: 'Depends on the size of the wound',
      },
    },
  ],
  'KGS',
)

/** The complete price list in soms, in the order of its groups. */
export const services: SeedService[] = [...family, ...children, ...neurology, ...talking, ...small]
