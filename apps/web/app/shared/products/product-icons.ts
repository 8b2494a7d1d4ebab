import type { ProductType } from '@stagedoor/contract/product-types';
import IconBriefcase2 from '@tabler/icons-react/dist/esm/icons/IconBriefcase2.mjs';
import IconBuildingMonument from '@tabler/icons-react/dist/esm/icons/IconBuildingMonument.mjs';
import IconDoorEnter from '@tabler/icons-react/dist/esm/icons/IconDoorEnter.mjs';
import IconGavel from '@tabler/icons-react/dist/esm/icons/IconGavel.mjs';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs';
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import IconPhonePlus from '@tabler/icons-react/dist/esm/icons/IconPhonePlus.mjs';
import IconSignature from '@tabler/icons-react/dist/esm/icons/IconSignature.mjs';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import IconVideo from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs';

export const productIcons: Record<ProductType, typeof IconKey> = {
  AUTOGRAPH: IconSignature,
  VIDEO_GREETING: IconVideo,
  AUTO_REPLY: IconKey,
  PHYSICAL: IconPackage,
  EVENT: IconTicket,
  COLLABORATION: IconBriefcase2,
  MUSEUM_TOUR: IconBuildingMonument,
  MSG: IconMessageCircle,
  CALL: IconPhone,
  MESSAGE_PACKAGE: IconMessages,
  CALL_PACKAGE: IconPhonePlus,
  DONATION: IconHeart,
  SUBSCRIPTION: IconDoorEnter,
  AUCTION: IconGavel,
};
