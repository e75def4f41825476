import { four } from '../../schemas/core/four.ts'
import { defineKind } from '../kind.ts'

export default defineKind({
  label: four('Медицинский центр', 'Медициналық орталық', 'Tibbiyot markazi', 'Medical centre'),
  palettes: { calm: 'sea', editorial: 'steel', direct: 'sky' },
  seeks: 'doctors',
  start: {
    calm: {
      title: four(
        'Выслушаем, осмотрим, объясним',
        'Тыңдаймыз, қараймыз, түсіндіреміз',
        'Tinglaymiz, koʻramiz, tushuntiramiz',
        'We listen, examine and explain',
      ),
      lead: four(
        'Расскажите, что беспокоит. Врач разберётся, назначит только нужное и ответит на вопросы простыми словами.',
        'Не мазалайтынын айтыңыз. Дәрігер себебін анықтап, тек қажеттісін тағайындайды және сұрақтарыңызға қарапайым сөзбен жауап береді.',
        'Nima bezovta qilayotganini ayting. Shifokor sababini aniqlaydi, faqat keragini buyuradi va savollaringizga oddiy soʻzlar bilan javob beradi.',
        'Tell us what troubles you. The doctor will look for the cause, prescribe only what you need and answer your questions in plain words.',
      ),
    },
    editorial: {
      title: four(
        'Медицина, в которой всё понятно',
        'Бәрі түсінікті медицина',
        'Hammasi tushunarli tibbiyot',
        'Medicine you can understand',
      ),
      lead: four(
        'Что с вами происходит, какие есть пути и что будет дальше: всё это вы узнаёте от врача до того, как принять решение.',
        'Сізге не болып жатыр, қандай жолдар бар, әрі қарай не болады: мұның бәрін шешім қабылдағанға дейін дәрігерден білесіз.',
        'Sizga nima boʻlyapti, qanday yoʻllar bor, keyin nima boʻladi: bularning hammasini qaror qabul qilishdan oldin shifokordan bilib olasiz.',
        'What is happening, what the options are and what comes next: you learn all of it from your doctor before you decide.',
      ),
    },
    direct: {
      lead: four(
        'Всё для визита на одной странице: к кому прийти, когда и как нас найти.',
        'Келуге қажеттінің бәрі бір бетте: кімге, қашан келу және бізді қайдан табу керек.',
        'Kelish uchun kerakli hamma narsa bir sahifada: kimga, qachon kelish va bizni qayerdan topish.',
        'Everything for your visit on one page: whom to see, when to come and where to find us.',
      ),
    },
  },
  sections: { approach: 'general-approach', visit: 'general-visit', questions: 'general-questions' },
})
