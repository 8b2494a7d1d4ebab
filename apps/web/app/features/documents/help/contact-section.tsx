import { limits } from '@stagedoor/contract/limits';
import { useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import text from '../../../ui/theme/text.module.css';
import { ContactForm } from './contact-form.tsx';
import styles from './help.module.css';
import type { Sent } from './use-contact.ts';

/** The contact form, for guests too. */
export const ContactSection = ({ supportEmail }: { supportEmail: string }) => {
  const { t } = useTranslation('help');
  const [sent, setSent] = useState<Sent>();
  return (
    <section className={styles.contact} aria-labelledby="contact">
      <h2 id="contact">{t('contact.title')}</h2>
      {sent ? (
        <Note kind="safe">
          <p>
            <strong>{t('contact.sent')}</strong>
          </p>
          <p>{t('contact.sentText', sent)}</p>
          <Button size="small" onClick={() => setSent(undefined)}>
            {t('contact.another')}
          </Button>
        </Note>
      ) : (
        <>
          <p className={text.quiet}>{t('contact.lead', { hours: limits.support.answerHours })}</p>
          <ContactForm onSent={setSent} />
          <p className={text.small}>
            {t('contact.orEmail')}{' '}
            <a href={`mailto:${supportEmail}`} className={text.link}>
              {supportEmail}
            </a>
          </p>
        </>
      )}
    </section>
  );
};
