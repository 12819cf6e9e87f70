"""A real Django with its REST framework and JSON web tokens, in one file.

python3 django_api.py <folder for the database> <port>
"""

import sys

import django
from django.conf import settings
from django.core.management import call_command

folder, port = sys.argv[1:]
settings.configure(
    DEBUG=True,
    SECRET_KEY="only for this test, and long enough for it",
    ALLOWED_HOSTS=["127.0.0.1"],
    ROOT_URLCONF=__name__,
    USE_TZ=True,
    DATABASES={
        "default": {
            "ENGINE": "django.db.backends.sqlite3",
            "NAME": f"{folder}/django.sqlite3",
        }
    },
    DEFAULT_AUTO_FIELD="django.db.models.BigAutoField",
    INSTALLED_APPS=[
        "django.contrib.auth",
        "django.contrib.contenttypes",
        "rest_framework",
        "rest_framework_simplejwt.token_blacklist",
    ],
    MIDDLEWARE=["django.middleware.common.CommonMiddleware"],
    # Quick, as the password is no secret.
    PASSWORD_HASHERS=["django.contrib.auth.hashers.MD5PasswordHasher"],
    REST_FRAMEWORK={
        "DEFAULT_AUTHENTICATION_CLASSES": [
            "rest_framework_simplejwt.authentication.JWTAuthentication"
        ],
        "DEFAULT_PERMISSION_CLASSES": [
            "rest_framework.permissions.IsAuthenticated"
        ],
        "DEFAULT_PAGINATION_CLASS": (
            "rest_framework.pagination.LimitOffsetPagination"
        ),
        "PAGE_SIZE": 20,
    },
    SIMPLE_JWT={"ROTATE_REFRESH_TOKENS": True, "BLACKLIST_AFTER_ROTATION": True},
)
django.setup()

from django.contrib.auth.models import User  # noqa: E402
from django.urls import include, path  # noqa: E402
from rest_framework import routers, serializers, viewsets  # noqa: E402
from rest_framework_simplejwt import views  # noqa: E402


class PlayerSerializer(serializers.ModelSerializer):
    class Meta:
        model = User
        fields = ["id", "username", "email", "date_joined"]


class PlayerViewSet(viewsets.ModelViewSet):
    queryset = User.objects.order_by("id")
    serializer_class = PlayerSerializer


router = routers.DefaultRouter()
router.register("players", PlayerViewSet)
urlpatterns = [
    path("api/token/", views.TokenObtainPairView.as_view()),
    path("api/token/refresh/", views.TokenRefreshView.as_view()),
    path("api/token/blacklist/", views.TokenBlacklistView.as_view()),
    path("api/", include(router.urls)),
]

call_command("migrate", verbosity=0)
User.objects.create_user("root", "root@corp.test", "secret-word")
call_command("runserver", f"127.0.0.1:{port}", use_reloader=False)
