import { ChooseChat } from '../features/chat/choose-chat.tsx';

export default function ChatChoose() {
  return <ChooseChat />;
}
