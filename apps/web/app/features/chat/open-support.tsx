import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { Fetching } from '../../shared/feedback/fetching.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { ForUser } from '../../shared/session/for-user.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { supportChatQuery } from './api.ts';
import { textDraft } from './compose/draft.ts';

/** The error that leads to support, which staff can look up. */
type Props = { code: string | null; request: string | null };

/** Opens the user's chat with support. */
export const OpenSupport = (props: Props) => {
  const { t } = useTranslation('chat');
  return <Page title={t('support.name')}>{<ForUser>{() => <Opening {...props} />}</ForUser>}</Page>;
};

const Opening = ({ code, request }: Props) => {
  const { t } = useTranslation('chat');
  const navigate = useNavigate();
  const { data, isError, refetch } = useQuery(supportChatQuery(useLanguage()));
  const idChat = data?.idChat;
  useEffect(() => {
    if (idChat === undefined) return;
    const draft = textDraft(String(idChat));
    if (code && !draft.read()?.text)
      draft.keep({ text: t('support.after', { reference: request ? `${code}, ${request}` : code }) });
    void navigate(paths.chat(idChat), { replace: true });
  }, [idChat, code, request, navigate, t]);
  return <Fetching failed={isError} again={refetch} />;
};
