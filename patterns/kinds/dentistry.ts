import { four } from '../../schemas/core/four.ts'
import { defineKind } from '../kind.ts'

export default defineKind({
  label: four('Стоматология', 'Стоматология', 'Stomatologiya', 'Dentistry'),
  words: /стомат|дентал|зубн|stomat|dental|dentist|(^|[\s-])(дент|dent|tish|тіс)([\s-]|$)/u,
  specialities: [
    'dentist',
    'dental-therapist',
    'oral-surgeon',
    'prosthodontist',
    'orthodontist',
    'pediatric-dentist',
    'periodontist',
    'implantologist',
    'dental-hygienist',
  ],
  palettes: { calm: 'sea', editorial: 'ink', direct: 'sky' },
  seeks: 'doctors',
  start: {
    calm: {
      title: four(
        'Бережно лечим и всё объясняем',
        'Ұқыптап емдейміз, бәрін түсіндіреміз',
        'Avaylab davolaymiz, tushuntiramiz',
        'Gentle dentistry, clearly explained',
      ),
      lead: four(
        'Сначала осмотр и план, потом лечение. Вы заранее знаете, что будет делать врач, и можете остановить его в любой момент.',
        'Алдымен қарап-тексеру мен жоспар, содан кейін ем. Дәрігер не істейтінін алдын ала білесіз және оны кез келген сәтте тоқтата аласыз.',
        'Avval koʻrik va reja, keyin davolash. Shifokor nima qilishini oldindan bilasiz va uni istalgan paytda toʻxtata olasiz.',
        'First an examination and a plan, then treatment. You know beforehand what the dentist will do, and you can ask for a pause at any moment.',
      ),
    },
    editorial: {
      title: four(
        'Здоровые зубы начинаются с осмотра',
        'Сау тіс тексеруден басталады',
        'Sogʻlom tishlar koʻrikdan boshlanadi',
        'Healthy teeth begin with a check-up',
      ),
      lead: four(
        'Маленькую проблему вылечить проще, чем большую. Покажитесь стоматологу, пока ничего не болит.',
        'Кішкентай ақауды емдеу үлкенінен оңай. Ештеңе ауырмай тұрғанда стоматологқа көрініңіз.',
        'Kichik muammoni davolash kattasidan osonroq. Hech narsa ogʻrimayotganda stomatologga koʻrining.',
        'A small problem is easier to treat than a large one. See a dentist while nothing hurts.',
      ),
    },
    direct: {
      lead: four(
        'Болит зуб, пора на осмотр или нужен план лечения: свяжитесь с нами, подберём врача и время.',
        'Тіс ауырса, тексерілу керек болса немесе ем жоспары қажет болса: хабарласыңыз, дәрігер мен уақытты таңдап береміз.',
        'Tish ogʻriyaptimi, koʻrik vaqti keldimi yoki davolash rejasi kerakmi: bogʻlaning, shifokor va vaqtni tanlab beramiz.',
        'Toothache, a check-up or a treatment plan: get in touch, and we will find a dentist and a time.',
      ),
    },
  },
  sections: { approach: 'dentistry-approach', visit: 'dentistry-visit', questions: 'dentistry-questions' },
})
