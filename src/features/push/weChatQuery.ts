/** Key of the WeChat settings; an event of the portal makes it stale. */
export const WE_CHAT_QUERY = ['weChatPush'];
